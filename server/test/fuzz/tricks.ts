import type { Operation } from "./document.ts";
import { formType } from "./forms.ts";
import type { Sent } from "./requests.ts";

type Suits = (operation: Operation) => boolean;

/**
 * A change to how a request is sent. `same`: it means what it meant. `refused`: it can mean nothing. `judged`: it means
 * what its body says, read as JSON. `any`: both a refusal and an answer are right, as long as the document knows it.
 */
export interface Trick {
  name: string;
  expects: "same" | "refused" | "judged" | "any";
  suits?: Suits;
  /** To an address at which there is nothing. */
  leadsElsewhere?: true;
  change(sent: Sent): Sent;
}

const hasJson: Suits = ({ body, id }) => body?.type === "application/json" && id !== "receivePaymentEvent";
const hasForm: Suits = ({ body }) => body?.type === formType;
const hasNoBody: Suits = ({ body, method }) => !body && method !== "GET";
const needsToken: Suits = ({ access }) => access !== "anyone";
const hasKey: Suits = ({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key");

const withHeaders = (sent: Sent, headers: Record<string, string>): Sent => ({
  ...sent,
  headers: { ...sent.headers, ...headers },
});

const without = (name: string, headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

const withType = (type: string, expects: Trick["expects"], suits = hasJson): Trick => ({
  name: `content type ${type}`,
  expects,
  suits,
  change: (sent) => withHeaders(sent, { "content-type": type }),
});

const contentTypes: Trick[] = [
  ...[
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "application/xml",
    "application/jsonp",
    "rubbish",
    "*/*",
  ].map((type) => withType(type, "refused")),
  ...["multipart/form-data", "multipart/form-data; boundary=x", "application/octet-stream", ";", ""].map((type) =>
    withType(type, "refused"),
  ),
  ...[
    "APPLICATION/JSON",
    "application/json; x=y",
    "application/json;charset=utf-16",
    'application/json; charset="utf-8"',
  ].map((type) => withType(type, "same")),
  {
    name: "no content type",
    expects: "refused",
    suits: hasJson,
    change: ({ headers, ...sent }) => ({ ...sent, headers: without("content-type", headers) }),
  },
  { name: "a form instead of JSON", expects: "refused", suits: hasJson, change: asForm },
  { name: "JSON instead of a form", expects: "refused", suits: hasForm, change: asJson },
  withType("multipart/form-data", "refused", hasForm),
  withType("multipart/form-data; boundary=other", "refused", hasForm),
];

function asForm(sent: Sent): Sent {
  const payload = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.co\r\n--x--\r\n';
  return withHeaders({ ...sent, payload }, { "content-type": `${formType}; boundary=x` });
}

function asJson(sent: Sent): Sent {
  return withHeaders({ ...sent, payload: "{}" }, { "content-type": "application/json" });
}

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

const bodies: Trick[] = [
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

const authorizations = [
  "",
  "Bearer",
  "Bearer ",
  "bearer x",
  "Bearer null",
  `Bearer ${"x".repeat(5000)}`,
  "Basic YTpi",
  "Bearer a b",
  "Bearer é",
  "{}",
  "Bearer ..",
  "Bearer 0",
];
const keys = ["", " ", "with space", "x".repeat(256), "x".repeat(9000), "é"];

const headers: Trick[] = [
  ...authorizations.map((authorization) => header("authorization", authorization, "refused", needsToken)),
  ...authorizations.map((authorization) =>
    header("authorization", authorization, "same", ({ access }) => access === "anyone"),
  ),
  ...keys.map((key) => header("idempotency-key", key, "refused", hasKey)),
  header("idempotency-key", "x".repeat(9000), "same", (operation) => !hasKey(operation)),
  header("x-request-id", "../../<script>", "same"),
  header("x-http-method-override", "DELETE", "same"),
  header("x-forwarded-for", "'; drop table users --", "same"),
  header("accept", "text/html;q=0.1, */rubbish", "same"),
  header("accept-encoding", "br;q=0, gzip;q=0, , x;q=y", "same"),
  header("user-agent", "\u00FF".repeat(4000), "same"),
  header("cookie", "__proto__=1; =; a=%E0%A4%A; sign_in=; ;", "same"),
  header("if-none-match", '"x", W/"y", *', "same"),
  header("range", "bytes=0-0,-1", "same"),
  header("origin", "null", "same"),
  header("content-type", "application/xml", "any", hasNoBody),
  header("content-type", "application/json", "any", hasNoBody),
  header("content-encoding", "gzip", "any"),
];

function header(name: string, value: string, expects: Trick["expects"], suits?: Suits): Trick {
  const shown = value.length > 20 ? `${value.slice(0, 20)}… (${value.length})` : value;
  return {
    name: `header ${name}: ${shown}`,
    expects,
    ...(suits && { suits }),
    change: (sent) => withHeaders(sent, { [name]: value }),
  };
}

const asked = (name: string, search: string): Trick => ({
  name,
  expects: "same",
  change: (sent) => ({ ...sent, url: `${sent.url}${sent.url.includes("?") ? "&" : "?"}${search}` }),
});

const addresses: Trick[] = [
  asked("an unknown parameter", "unknown=1&unknown=2"),
  asked("a prototype as parameter", "__proto__[polluted]=1&__proto__=1&constructor.prototype.polluted=1"),
  asked("parameters that cannot be decoded", "x=%E0%A4%A&%=%&%00=%ff"),
  asked("separators without parameters", "&&==&;"),
  asked("very many parameters", "x=1&".repeat(2000)),
  {
    name: "a slash at the end",
    expects: "same",
    change: (sent) => ({ ...sent, url: sent.url.replace(/(\?|$)/, "/$1") }),
  },
  {
    name: "an address that cannot be decoded",
    expects: "refused",
    leadsElsewhere: true,
    change: (sent) => ({ ...sent, url: sent.url.replace(/(\?|$)/, "%E0%A4%A$1") }),
  },
  {
    name: "a NUL in the address",
    expects: "refused",
    leadsElsewhere: true,
    change: (sent) => ({ ...sent, url: sent.url.replace(/(\?|$)/, "%00$1") }),
  },
  {
    name: "an address without end",
    expects: "refused",
    leadsElsewhere: true,
    change: (sent) => ({ ...sent, url: sent.url.replace(/(\?|$)/, `${"7".repeat(3000)}$1`) }),
  },
];

const all = [...contentTypes, ...bodies, ...headers, ...addresses];

export const tricksFor = (operation: Operation): Trick[] => all.filter(({ suits }) => !suits || suits(operation));
