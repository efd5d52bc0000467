import { hasForm, hasJson, hasNoBody, type Trick } from "./trick.ts";

const rewritten = (
  name: string,
  expects: Trick["expects"],
  rewrite: (text: string) => string | Buffer,
  suits = hasJson,
): Trick => ({
  name,
  expects,
  suits,
  change: (sent) => ({ ...sent, payload: rewrite(String(sent.payload ?? "")) }),
});

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const inside = (addition: string) => (text: string) =>
  text.replace(/\}$/, text === "{}" ? `${addition}}` : `,${addition}}`);
const firstField = (text: string) => /^\{("(?:[^"\\]|\\.)*"):/.exec(text)?.[1] ?? '"x"';

export const bodyTricks: Trick[] = [
  rewritten("lists nested without end", "judged", inside(`"deep":${nested("[", "]", 40_000)}`)),
  rewritten("objects nested without end", "judged", inside(`"deep":${'{"a":'.repeat(15_000)}1${"}".repeat(15_000)}`)),
  rewritten("a deep list for a body", "judged", () => nested("[", "]", 60_000)),
  rewritten("a key twice, null last", "judged", (text) => inside(`${firstField(text)}:null`)(text)),
  rewritten("a key twice, null first", "judged", (text) => text.replace(/^\{/, `{${firstField(text)}:null,`)),
  rewritten("a prototype", "judged", inside('"__proto__":{"polluted":true}')),
  rewritten("an escaped prototype", "judged", inside(String.raw`"\u005f_proto__":{"polluted":true}`)),
  rewritten("a constructor's prototype", "judged", inside('"constructor":{"prototype":{"polluted":true}}')),
  rewritten("a number too large to be one", "judged", (text) => text.replace(/:(\d+|"[^"]*")/, ":1e999")),
  rewritten("a number with many digits", "judged", (text) => text.replace(/:(\d+|"[^"]*")/, `:${"9".repeat(400)}`)),
  rewritten("minus zero", "judged", (text) => text.replace(/:(\d+|"[^"]*")/, ":-0")),
  rewritten("NaN", "refused", (text) => text.replace(/\}$/, ',"x":NaN}')),
  rewritten("a comma at the end", "refused", (text) => text.replace(/\}$/, ",}")),
  rewritten("a comment", "refused", (text) => `/* */${text}`),
  rewritten("half of it", "refused", (text) => text.slice(0, Math.ceil(text.length / 2))),
  rewritten("twice of it", "refused", (text) => text + text),
  rewritten("a NUL behind it", "refused", (text) => `${text}\0`),
  rewritten("spaces around it", "judged", (text) => ` \r\n\t${text}\n`),
  rewritten("a byte order mark before it", "any", (text) => `\uFEFF${text}`),
  rewritten("UTF-16", "refused", (text) => Buffer.from(text, "utf16le")),
  rewritten("bytes that are no UTF-8", "refused", (text) =>
    Buffer.concat([Buffer.from(text.replace(/"\}*$/, "")), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}')]),
  ),
  rewritten("nothing", "refused", () => ""),
  rewritten("a list", "refused", (text) => `[${text}]`),
  rewritten("a text", "refused", (text) => JSON.stringify(text)),
  rewritten("more than is read", "refused", (text) => " ".repeat(140_000) + text),
  rewritten("a body nobody asked for", "any", () => '{"x":1}', hasNoBody),
  rewritten("half of a form", "refused", (text) => text.slice(0, 200), hasForm),
  rewritten("no form at all", "refused", () => "", hasForm),
];
