import type { RawRequest } from "./raw-request.ts";

const maxLength = 2_000;

/** A request as a curl command, to reproduce a failure by hand. */
export function asCurl({ method, url, headers, payload }: RawRequest): string {
  const heads = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = payload === undefined ? [] : [`--data-binary ${quoted(String(payload))}`];
  return [`curl -X ${method}`, quoted(`$SHOP${url}`), ...heads, ...body].join(" ");
}

const quoted = (text: string) =>
  `$'${JSON.stringify(truncated(text))
    .slice(1, -1)
    .replaceAll("'", String.raw`\'`)}'`;

const truncated = (text: string) =>
  text.length > maxLength ? `${text.slice(0, maxLength)}… (${text.length} characters)` : text;
