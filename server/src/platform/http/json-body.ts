import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";

/**
 * JSON is the only language spoken here, and a form on a foreign page cannot send it. Bytes that are no text are refused:
 * decoded anyway, they would silently become other characters.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (!isUtf8(body)) return done(new ApiError("malformed", "The request body is not valid UTF-8."), undefined);
    void parse(request, body.toString(), done);
  });
}
