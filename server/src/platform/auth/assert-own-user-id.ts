import { ApiError } from "../http/api-error.ts";
import type { Caller } from "./sessions.ts";

/** Only the token authenticates a caller. A user id in a path or body must match it. */
export function assertOwnUserId({ userId }: Caller, requestedUserId: number | undefined): void {
  // mutant(../../slices/userpets/userpets.test.ts): a user id in a request is the one of the token
  if (requestedUserId !== undefined && requestedUserId !== userId)
    throw new ApiError("forbidden", "This belongs to another account.");
}
