import { hasFormBody, hasJsonBody, hasNoBody, type RequestMutation } from "./request-mutation.ts";

const rewriteBody = (
  name: string,
  expects: RequestMutation["expects"],
  rewrite: (text: string) => string | Buffer,
  suits = hasJsonBody,
): RequestMutation => ({
  name,
  expects,
  appliesTo: suits,
  apply: (sent) => ({ ...sent, payload: rewrite(String(sent.payload ?? "")) }),
});

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const insertField = (addition: string) => (text: string) =>
  text.replace(/\}$/, text === "{}" ? `${addition}}` : `,${addition}}`);
const firstField = (text: string) => /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1] ?? '"x"';

export const bodyMutations: RequestMutation[] = [
  rewriteBody("lists nested without end", "judged", insertField(`"deep":${nested("[", "]", 40_000)}`)),
  rewriteBody(
    "objects nested without end",
    "judged",
    insertField(`"deep":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`),
  ),
  rewriteBody("a deep list for a body", "judged", () => nested("[", "]", 60_000)),
  rewriteBody("a key twice, null last", "judged", (text) => insertField(`${firstField(text)}:null`)(text)),
  rewriteBody("a key twice, null first", "judged", (text) => text.replace(/^\{/, `{${firstField(text)}:null,`)),
  rewriteBody("a prototype", "judged", insertField('"__proto__":{"polluted":true}')),
  rewriteBody("an escaped prototype", "judged", insertField(String.raw`"\u005f_proto__":{"polluted":true}`)),
  rewriteBody("a constructor's prototype", "judged", insertField('"constructor":{"prototype":{"polluted":true}}')),
  rewriteBody("a number too large to be one", "judged", (text) => text.replace(/:(\d+|"[^"]*")/, ":1e999")),
  rewriteBody("a number with many digits", "judged", (text) => text.replace(/:(\d+|"[^"]*")/, `:${"9".repeat(400)}`)),
  rewriteBody("minus zero", "judged", (text) => text.replace(/:(\d+|"[^"]*")/, ":-0")),
  rewriteBody("NaN", "refused", (text) => text.replace(/\}$/, ',"x":NaN}')),
  rewriteBody("a comma at the end", "refused", (text) => text.replace(/\}$/, ",}")),
  rewriteBody("a comment", "refused", (text) => `/* */${text}`),
  rewriteBody("half of it", "refused", (text) => text.slice(0, Math.ceil(text.length / 2))),
  rewriteBody("twice of it", "refused", (text) => text + text),
  rewriteBody("a NUL behind it", "refused", (text) => `${text}\0`),
  rewriteBody("spaces around it", "judged", (text) => ` \r\n\t${text}\n`),
  rewriteBody("a byte order mark before it", "any", (text) => `\uFEFF${text}`),
  rewriteBody("UTF-16", "refused", (text) => Buffer.from(text, "utf16le")),
  rewriteBody("bytes that are no UTF-8", "refused", (text) =>
    Buffer.concat([Buffer.from(text.replace(/"\}*$/, "")), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
  ),
  rewriteBody("nothing", "refused", () => ""),
  rewriteBody("a list", "refused", (text) => `[${text}]`),
  rewriteBody("a text", "refused", (text) => JSON.stringify(text)),
  rewriteBody("more than is read", "refused", (text) => " ".repeat(140_000) + text),
  rewriteBody("a body nobody asked for", "any", () => '{"x":1}', hasNoBody),
  rewriteBody("half of a form", "refused", (text) => text.slice(0, 200), hasFormBody),
  rewriteBody("no form at all", "refused", () => "", hasFormBody),
];
