import { formType } from "./forms.ts";
import type { Sent } from "./requests.ts";
import { hasForm, hasJson, type Trick, withHeaders } from "./trick.ts";

const without = (name: string, headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

const withType = (type: string, expects: Trick["expects"], suits = hasJson): Trick => ({
  name: `content type ${type}`,
  expects,
  suits,
  change: (sent) => withHeaders(sent, { "content-type": type }),
});

export const contentTypeTricks: Trick[] = [
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
