import { Refusal } from "./http/refusal.ts";
import type { Caller } from "./sessions.ts";

/** Who calls is known by the token alone. A user id in a body or an address is only a claim, which has to be true. */
export function refuseForeignClaim({ userId }: Caller, claimed: number | undefined): void {
  if (claimed !== undefined && claimed !== userId) throw new Refusal("forbidden", "This belongs to another account.");
}
