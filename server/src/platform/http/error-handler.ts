import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { OverloadError } from "../overload/load-shedder.ts";
import { isDatabaseUnavailable } from "../db/unavailable.ts";
import { sqlState } from "../db/database.ts";
import { respondsToBrowser, sendPage } from "./browser-response.ts";
import { ApiError } from "./api-error.ts";
import { errorPage } from "./standalone-page.ts";

/** Makes every failure of the API, whatever its source, leave in the one error form. */
export function useErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(toApiError(error), error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const notFound = routeNotFound();
    return sendError(notFound, notFound, request, reply);
  });
}

/** The router gives up on some addresses before any hook has run; they leave in the same form, as guarded as the rest. */
export const rejectUnreadableUrl =
  (headers: Record<string, string>) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    void sendError(routeNotFound(), error, request, reply.headers({ ...headers, "x-request-id": request.id }));
  };

const routeNotFound = () => new ApiError("not_found", "There is nothing at this address.");

function sendError(apiError: ApiError, cause: Error, request: FastifyRequest, reply: FastifyReply) {
  logError(apiError, cause, request);
  if (apiError.retryAfterSeconds !== undefined) reply.header("retry-after", apiError.retryAfterSeconds);
  reply.status(apiError.status);
  if (respondsToBrowser(request.routeOptions.config.endpoint)) return sendPage(reply, errorPage(apiError.message));
  return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(apiError.toBody());
}

/** Who is sent away because there are too many is only counted: lines would be one more load. */
function logError(apiError: ApiError, cause: Error, request: FastifyRequest): void {
  request.isLogSuppressed = apiError instanceof OverloadError;
  if (request.isLogSuppressed) return;
  if (apiError.status >= 500) return request.log.error({ err: cause }, apiError.message);
  const { code, message: reason, errors } = apiError;
  request.log.info({ code, reason, errors, because: causeMessage(apiError.cause) }, "refused");
}

/** What went wrong behind a refusal, in the words of its source; only words, because its details may hold secrets. */
const causeMessage = (cause: unknown) => (cause instanceof Error ? cause.message : undefined);

/** So the database says of texts with a NUL in them: it can neither keep nor find them. */
const characterNotInRepertoire = "22021";

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const byCode = error.code ? frameworkErrors[error.code] : undefined;
  if (byCode) return byCode();
  if (sqlState(error) === characterNotInRepertoire)
    return new ApiError("invalid", "A text holds a character that cannot be used here.");
  if (isDatabaseUnavailable(error)) {
    return new ApiError("unavailable", "The shop cannot be reached right now. Please try again in a moment.", {
      retryAfterSeconds: 2,
    });
  }
  // So says the file server of folders and of what lies outside its own.
  if (error.statusCode === 403 || error.statusCode === 404) return routeNotFound();
  if (error.statusCode && error.statusCode < 500) return new ApiError("malformed", "The request could not be read.");
  return new ApiError("internal", "Something went wrong on our side. Please try again later.");
}

const frameworkErrors: Record<string, () => ApiError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new ApiError("malformed", "The request body is not valid JSON."),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ApiError("malformed", "The request body is empty."),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError("too_large", "The request is too large."),
  FST_REQ_FILE_TOO_LARGE: () => new ApiError("too_large", "The file is too large."),
  FST_FILES_LIMIT: () =>
    new ApiError("invalid", "Please send one file only.", { errors: { file: ["Please send one file only."] } }),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () =>
    new ApiError("unsupported_media_type", "The file must be sent as multipart/form-data."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError("unsupported_media_type", "The body must be sent as application/json."),
};
