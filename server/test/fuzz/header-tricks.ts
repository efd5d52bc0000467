import { hasKey, hasNoBody, needsToken, type Suits, type Trick, withHeaders } from "./trick.ts";

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

export const headerTricks: Trick[] = [
  ...authorizations.map((authorization) => header("authorization", authorization, "refused", needsToken)),
  ...authorizations.map((authorization) =>
    header("authorization", authorization, "same", (operation) => !needsToken(operation)),
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
