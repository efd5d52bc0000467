import { ApiResponseError, type CheckoutWarning, type ErrorCode } from "@pawhaven/contract";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";

/** An error raised in the browser whose message is meant for the user. */
export class UserError extends Error {}

const responseError = (error: unknown): ApiResponseError | undefined =>
  error instanceof ApiResponseError ? error : undefined;

export const errorCode = (error: unknown): ErrorCode | undefined => responseError(error)?.code;

/** Undefined when the server did not answer at all. */
export const responseStatus = (error: unknown): number | undefined => responseError(error)?.status;

/** What the log of the server calls the request that failed, if the server did. */
export const failedRequestId = (error: unknown): string | undefined => responseError(error)?.requestId;

/** The server's message. Messages of other errors, such as "Failed to fetch", are never shown. */
export const errorMessage = (error: unknown, fallback: string): string =>
  (error instanceof UserError ? error.message : responseError(error)?.message) || fallback;

/** Why the request conflicts with the current state, for example how many items are left. */
export const conflictMessage = (error: unknown): string | undefined =>
  errorCode(error) === "conflict" ? responseError(error)?.message : undefined;

/** What the customer must acknowledge before the order is placed. */
export const warningsOf = (error: unknown): readonly CheckoutWarning[] => responseError(error)?.warnings ?? [];

/** The session has expired. The login dialog already says so, so most callers stay silent. */
export const isSignedOut = (error: unknown): boolean => errorCode(error) === "unauthenticated";

/** The server answers 422 to an id that cannot exist; to the customer both are "not found". */
export const isNotFound = (error: unknown): boolean => {
  const status = responseStatus(error);
  return status === 404 || status === 422;
};

/** The first message for each field that the server rejected. */
export const fieldErrors = (error: unknown): [field: string, message: string][] =>
  Object.entries(responseError(error)?.errors ?? {}).map(([field, [message = ""]]) => [field, message]);

/** The message for a whole form; undefined when the errors are shown next to the fields. */
export const formErrorMessage = (error: unknown, fallback: string): string | undefined =>
  error && fieldErrors(error).length === 0 ? errorMessage(error, fallback) : undefined;

/** Marks the fields that the server rejected. */
export function showFieldErrors<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  options?: { shouldFocus: boolean },
): void {
  for (const [field, message] of fieldErrors(error)) setError(field as Path<Fields>, { message }, options);
}
