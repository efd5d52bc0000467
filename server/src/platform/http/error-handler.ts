import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { OverloadError } from "../overload/load-shedder.ts";
import { isDatabaseUnavailable } from "../db/unavailable.ts";
import { sqlState } from "../db/database.ts";
import { respondsToBrowser, sendPage } from "./browser-response.ts";
import { ApiError } from "./api-error.ts";
import { errorPage } from "./standalone-page.ts";

/** Sends every error, whatever its source, as the common error response. */
export function useErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(toApiError(error), error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const notFound = routeNotFound();
    return sendError(notFound, notFound, request, reply);
  });
}

/** For URLs the router rejects before any hook runs: sends the common error response with the security headers. */
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
  const body = { ...apiError.toBody(), ...(apiError.status >= 500 && { request_id: request.id }) };
  return reply.header("cache-control", "no-store").type("application/json; charset=utf-8").send(body);
}

/**
 * Only what went wrong on our side is an error. Requests rejected by load shedding are only counted: logging each would
 * add to the load.
 */
function logError(apiError: ApiError, cause: Error, request: FastifyRequest): void {
  request.isLogSuppressed = apiError instanceof OverloadError;
  if (request.isLogSuppressed) return;
  if (isAborted(request)) return request.log.info("aborted by the client");
  if (apiError.status >= 500 && !isIntended(cause)) return request.log.error({ err: cause }, apiError.message);
  const { code, message: reason, errors } = apiError;
  request.log.info({ code, reason, errors, cause: causeMessage(apiError.cause) }, "rejected");
}

/** The client has disconnected in the middle of its request, so no handler has seen all of it. */
const isAborted = ({ raw }: FastifyRequest) => raw.errored !== null && !raw.complete;

/** A rejection that our own code has decided on, for example because all places are taken. */
const isIntended = (error: Error) => error instanceof ApiError && error.cause === undefined;

/** Only the message, because other properties of an error may hold secrets. */
const causeMessage = (cause: unknown) => (cause instanceof Error ? cause.message : undefined);

/** PostgreSQL's error for a text with a NUL, which it cannot store or compare. */
const characterNotInRepertoire = "22021";

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const byCode = error.code ? frameworkErrors[error.code] : undefined;
  if (byCode) return byCode();
  if (sqlState(error) === characterNotInRepertoire)
    return new ApiError("invalid", "This text contains a character that can't be used here.");
  if (isDatabaseUnavailable(error)) {
    return new ApiError("unavailable", "The shop is temporarily unavailable. Please try again in a moment.", {
      retryAfterSeconds: 2,
    });
  }
  // From @fastify/static, for folders and for paths outside its root.
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
