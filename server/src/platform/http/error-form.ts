import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Overload } from "../admission.ts";
import { isDatabaseAway } from "../db/away.ts";
import { sqlState } from "../db/database.ts";
import { answersBrowser, sendPage } from "./browser-answer.ts";
import { Refusal } from "./refusal.ts";
import { refusalPage } from "./small-page.ts";

/** Makes every failure of the API, whatever its source, leave in the one error form. */
export function useErrorForm(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(refusalFor(error), error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const missing = nothingThere();
    return answer(missing, missing, request, reply);
  });
}

/** The router gives up on some addresses before any hook has run; they leave in the same form, as guarded as the rest. */
export const refuseUnreadableAddress =
  (headers: Record<string, string>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void answer(nothingThere(), error, request, reply.headers({ ...headers, "x-request-id": request.id }));
  };

const nothingThere = () => new Refusal("not_found", "There is nothing at this address.");

function answer(refusal: Refusal, cause: Error, request: FastifyRequest, reply: FastifyReply) {
  log(refusal, cause, request);
  if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", refusal.retryAfterSeconds);
  reply.status(refusal.status);
  if (answersBrowser(request.routeOptions.config.endpoint)) return sendPage(reply, refusalPage(refusal.message));
  return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(refusal.toBody());
}

/** Who is sent away because there are too many is only counted: lines would be one more load. */
function log(refusal: Refusal, cause: Error, request: FastifyRequest): void {
  request.isOnlyCounted = refusal instanceof Overload;
  if (request.isOnlyCounted) return;
  if (refusal.status >= 500) return request.log.error({ err: cause }, refusal.message);
  const { code, message: reason, errors } = refusal;
  request.log.info({ code, reason, errors, because: becauseOf(refusal.cause) }, "refused");
}

/** What went wrong behind a refusal, in the words of its source; only words, because its details may hold secrets. */
const becauseOf = (cause: unknown) => (cause instanceof Error ? cause.message : undefined);

/** So the database says of texts with a NUL in them: it can neither keep nor find them. */
const unwritable = "22021";

function refusalFor(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const byCode = error.code ? frameworkRefusals[error.code] : undefined;
  if (byCode) return byCode();
  if (sqlState(error) === unwritable)
    return new Refusal("invalid", "A text holds a character that cannot be used here.");
  if (isDatabaseAway(error)) {
    return new Refusal("unavailable", "The shop cannot be reached right now. Please try again in a moment.", {
      retryAfterSeconds: 2,
    });
  }
  // So says the file server of folders and of what lies outside its own.
  if (error.statusCode === 403 || error.statusCode === 404) return nothingThere();
  if (error.statusCode && error.statusCode < 500) return new Refusal("malformed", "The request could not be read.");
  return new Refusal("internal", "Something went wrong on our side. Please try again later.");
}

const frameworkRefusals: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Refusal("malformed", "The request body is not valid JSON."),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new Refusal("malformed", "The request body is empty."),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal("too_large", "The request is too large."),
  FST_REQ_FILE_TOO_LARGE: () => new Refusal("too_large", "The file is too large."),
  FST_FILES_LIMIT: () =>
    new Refusal("invalid", "Please send one file only.", { errors: { file: ["Please send one file only."] } }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new Refusal("unsupported_media_type", "The file must be sent as multipart/form-data."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new Refusal("unsupported_media_type", "The body must be sent as application/json."),
};
