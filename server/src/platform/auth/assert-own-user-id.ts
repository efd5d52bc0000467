import { ApiError } from "../http/api-error.ts";
import type { Caller } from "./sessions.ts";

/** Who calls is known by the token alone. A user id in a body or an address is only a claim, which has to be true. */
export function assertOwnUserId({ userId }: Caller, requestedUserId: number | undefined): void {
  if (requestedUserId !== undefined && requestedUserId !== userId)
    throw new ApiError("forbidden", "This belongs to another account.");
}
