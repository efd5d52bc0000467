import type { RawRequest } from "./raw-request.ts";

export const multipartType = "multipart/form-data";

const boundary = "----fuzz-7MA4YWxkTrZu0gW";

export function encodeForm(headers: RawRequest["headers"], fields: unknown): Pick<RawRequest, "headers" | "payload"> {
  const parts = Object.entries(typeof fields === "object" && fields !== null ? fields : {});
  const encoded = parts.flatMap(([name, value]) => [partHead(name, value), bytesOf(value), Buffer.from("\r\n")]);
  return {
    headers: { ...headers, "content-type": `${multipartType}; boundary=${boundary}` },
    payload: Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

function partHead(name: string, value: unknown): Buffer {
  const file = Buffer.isBuffer(value) ? '; filename="cat.png"\r\ncontent-type: image/png' : "";
  const safe = name.toWellFormed().replaceAll(/["\r\n\0]/g, "_");
  return Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${safe}"${file}\r\n\r\n`);
}

const bytesOf = (value: unknown): Buffer => (Buffer.isBuffer(value) ? value : Buffer.from(fieldText(value)));

/** A form field is either a file or a string. */
export const fieldText = (value: unknown): string =>
  typeof value === "string" ? value.toWellFormed() : (JSON.stringify(value) ?? "");
