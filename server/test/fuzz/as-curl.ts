import type { Sent } from "./requests.ts";

const longest = 2_000;

/** A request in the words of a shell, to be read and tried by hand. */
export function asCurl({ method, url, headers, payload }: Sent): string {
  const heads = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = payload === undefined ? [] : [`--data-binary ${quoted(String(payload))}`];
  return [`curl -X ${method}`, quoted(`$SHOP${url}`), ...heads, ...body].join(" ");
}

const quoted = (text: string) =>
  `$'${JSON.stringify(shortened(text))
    .slice(1, -1)
    .replaceAll("'", String.raw`\'`)}'`;

const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;
