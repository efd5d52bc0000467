import {
  takesIdempotencyKey,
  hasNoBody,
  isChange,
  requiresCookie,
  requiresToken,
  type OperationFilter,
  type RequestMutation,
  withHeaders,
} from "./request-mutation.ts";

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
const oddCookies = "__proto__=1; =; a=%E0%A4%A; sign_in=; ;";
const staffCookies = [oddCookies, "staff=", "staff=null", "staff=%00", `staff=${"x".repeat(5000)}`, "staff=é"];
const idempotencyKeys = ["", " ", "with space", "x".repeat(256), "x".repeat(9000), "é"];

export const headerMutations: RequestMutation[] = [
  ...authorizations.map((authorization) => withHeader("authorization", authorization, "rejected", requiresToken)),
  ...authorizations.map((authorization) =>
    withHeader("authorization", authorization, "same", (operation) => !requiresToken(operation)),
  ),
  ...idempotencyKeys.map((key) => withHeader("idempotency-key", key, "rejected", takesIdempotencyKey)),
  withHeader("idempotency-key", "x".repeat(9000), "same", (operation) => !takesIdempotencyKey(operation)),
  withHeader("x-request-id", "../../<script>", "same"),
  withHeader("x-http-method-override", "DELETE", "same"),
  withHeader("x-forwarded-for", "'; drop table users --", "same"),
  withHeader("accept", "text/html;q=0.1, */rubbish", "same"),
  withHeader("accept-encoding", "br;q=0, gzip;q=0, , x;q=y", "same"),
  withHeader("user-agent", "\u00FF".repeat(4000), "same"),
  withHeader("cookie", oddCookies, "same", (operation) => !requiresCookie(operation)),
  ...staffCookies.map((cookie) => withHeader("cookie", cookie, "rejected", requiresCookie)),
  withHeader(
    "sec-fetch-site",
    "cross-site",
    "rejected",
    (operation) => requiresCookie(operation) && isChange(operation),
  ),
  withHeader("if-none-match", '"x", W/"y", *', "same"),
  withHeader("range", "bytes=0-0,-1", "same"),
  withHeader("origin", "null", "same"),
  withHeader("content-type", "application/xml", "any", hasNoBody),
  withHeader("content-type", "application/json", "any", hasNoBody),
  withHeader("content-encoding", "gzip", "any"),
];

function withHeader(
  name: string,
  value: string,
  expects: RequestMutation["expects"],
  appliesTo?: OperationFilter,
): RequestMutation {
  const shown = value.length > 20 ? `${value.slice(0, 20)}… (${value.length})` : value;
  return {
    name: `header ${name}: ${shown}`,
    expects,
    ...(appliesTo && { appliesTo }),
    apply: (request) => withHeaders(request, { [name]: value }),
  };
}
