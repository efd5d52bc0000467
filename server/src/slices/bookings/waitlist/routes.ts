import type { waitlistEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import type { BookingContext } from "../booking-context.ts";
import { acceptOffer } from "./accept-offer.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { leaveWaitlist } from "./leave-waitlist.ts";
import { listWaitlist, listWaitlistForStaff } from "./list-waitlist.ts";
import { passOffer } from "./pass-offer.ts";

export const waitlistRoutes = (context: BookingContext): Handlers<typeof waitlistEndpoints> => ({
  listWaitlist: ({ caller }) => listWaitlist(context.database.db, caller),
  joinWaitlist: ({ caller, body }) => joinWaitlist(context, caller, body, new Date()),
  leaveWaitlist: ({ caller, params }) => leaveWaitlist(context, caller, params.id),
  acceptOffer: ({ caller, params }) => acceptOffer(context, caller, params.id, new Date()),
  passOffer: ({ caller, params }) => passOffer(context, caller, params.id),
  listWaitlistForStaff: () => listWaitlistForStaff(context.database.db),
});
