import { hasFormBody, hasJsonBody, hasNoBody, type RequestMutation } from "./request-mutation.ts";

const rewriteBody = (
  name: string,
  expects: RequestMutation["expects"],
  rewrite: (text: string) => string | Buffer,
  appliesTo = hasJsonBody,
): RequestMutation => ({
  name,
  expects,
  appliesTo,
  apply: (request) => ({ ...request, payload: rewrite(String(request.payload ?? "")) }),
});

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const insertField = (addition: string) => (text: string) =>
  text.replace(/\}$/, text === "{}" ? `${addition}}` : `,${addition}}`);
const firstField = (text: string) => /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1] ?? '"x"';

export const bodyMutations: RequestMutation[] = [
  rewriteBody("deeply nested arrays", "validated", insertField(`"deep":${nested("[", "]", 40_000)}`)),
  rewriteBody(
    "deeply nested objects",
    "validated",
    insertField(`"deep":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`),
  ),
  rewriteBody("a deeply nested array as the body", "validated", () => nested("[", "]", 60_000)),
  rewriteBody("a duplicate key, null last", "validated", (text) => insertField(`${firstField(text)}:null`)(text)),
  rewriteBody("a duplicate key, null first", "validated", (text) => text.replace(/^\{/, `{${firstField(text)}:null,`)),
  rewriteBody("a __proto__ key", "validated", insertField('"__proto__":{"polluted":true}')),
  rewriteBody("an escaped __proto__ key", "validated", insertField(String.raw`"\u005f_proto__":{"polluted":true}`)),
  rewriteBody("a constructor.prototype key", "validated", insertField('"constructor":{"prototype":{"polluted":true}}')),
  rewriteBody("a number beyond the range of doubles", "validated", (text) => text.replace(/:(\d+|"[^"]*")/, ":1e999")),
  rewriteBody("a number with 400 digits", "validated", (text) => text.replace(/:(\d+|"[^"]*")/, `:${"9".repeat(400)}`)),
  rewriteBody("negative zero", "validated", (text) => text.replace(/:(\d+|"[^"]*")/, ":-0")),
  rewriteBody("NaN", "rejected", (text) => text.replace(/\}$/, ',"x":NaN}')),
  rewriteBody("a trailing comma", "rejected", (text) => text.replace(/\}$/, ",}")),
  rewriteBody("a comment", "rejected", (text) => `/* */${text}`),
  rewriteBody("a truncated body", "rejected", (text) => text.slice(0, Math.ceil(text.length / 2))),
  rewriteBody("the body twice", "rejected", (text) => text + text),
  rewriteBody("a trailing NUL", "rejected", (text) => `${text}\0`),
  rewriteBody("surrounding whitespace", "validated", (text) => ` \r\n\t${text}\n`),
  rewriteBody("a byte order mark", "any", (text) => `\uFEFF${text}`),
  rewriteBody("UTF-16", "rejected", (text) => Buffer.from(text, "utf16le")),
  rewriteBody("invalid UTF-8", "rejected", (text) =>
    Buffer.concat([Buffer.from(text.replace(/"\}*$/, "")), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
  ),
  rewriteBody("an empty body", "rejected", () => ""),
  rewriteBody("an array as the body", "rejected", (text) => `[${text}]`),
  rewriteBody("a string as the body", "rejected", (text) => JSON.stringify(text)),
  rewriteBody("a body over the size limit", "rejected", (text) => " ".repeat(140_000) + text),
  rewriteBody("an unexpected body", "any", () => '{"x":1}', hasNoBody),
  rewriteBody("a truncated form", "rejected", (text) => text.slice(0, 200), hasFormBody),
  rewriteBody("an empty form", "rejected", () => "", hasFormBody),
];
