import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

/**
 * Accepts bodies only as JSON, which a form on another site cannot send (CSRF). Rejects invalid UTF-8, because decoding
 * would silently replace characters.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!isUtf8(body)) return done(new ApiError("malformed", "The request body is not valid UTF-8."), undefined);
    void parse(request, body.toString(), done);
  });
}
