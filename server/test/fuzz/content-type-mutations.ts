import { multipartType } from "./forms.ts";
import type { RawRequest } from "./raw-request.ts";
import { hasFormBody, hasJsonBody, type RequestMutation, withHeaders } from "./request-mutation.ts";

const omitHeader = (name: string, headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

const withContentType = (
  type: string,
  expects: RequestMutation["expects"],
  appliesTo = hasJsonBody,
): RequestMutation => ({
  name: `content type ${type}`,
  expects,
  appliesTo,
  apply: (request) => withHeaders(request, { "content-type": type }),
});

export const contentTypeMutations: RequestMutation[] = [
  ...[
    "text/plain",
    "text/json",
    "application/x-www-form-urlencoded",
    "application/xml",
    "application/jsonp",
    "rubbish",
    "*/*",
  ].map((type) => withContentType(type, "rejected")),
  ...["multipart/form-data", "multipart/form-data; boundary=x", "application/octet-stream", ";", ""].map((type) =>
    withContentType(type, "rejected"),
  ),
  ...[
    "APPLICATION/JSON",
    "application/json; x=y",
    "application/json;charset=utf-16",
    'application/json; charset="utf-8"',
  ].map((type) => withContentType(type, "same")),
  {
    name: "no content type",
    expects: "rejected",
    appliesTo: hasJsonBody,
    apply: ({ headers, ...request }) => ({ ...request, headers: omitHeader("content-type", headers) }),
  },
  { name: "a form instead of JSON", expects: "rejected", appliesTo: hasJsonBody, apply: asForm },
  { name: "JSON instead of a form", expects: "rejected", appliesTo: hasFormBody, apply: asJson },
  withContentType("multipart/form-data", "rejected", hasFormBody),
  withContentType("multipart/form-data; boundary=other", "rejected", hasFormBody),
];

function asForm(request: RawRequest): RawRequest {
  const payload = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.co\r\n--x--\r\n';
  return withHeaders({ ...request, payload }, { "content-type": `${multipartType}; boundary=x` });
}

function asJson(request: RawRequest): RawRequest {
  return withHeaders({ ...request, payload: "{}" }, { "content-type": "application/json" });
}
