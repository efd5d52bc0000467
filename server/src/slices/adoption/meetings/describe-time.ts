import type { MeetingRow } from "../meeting-store.ts";
import type { ShelterContext } from "../shelter-context.ts";

/** As mails have it: “Saturday, 21 November 2026, 10:30”. */
export const describeTime = (
  { shopIdentity: { shop } }: Pick<ShelterContext, "shopIdentity">,
  { startsAt, place }: MeetingRow,
): { when: string; place: string } => ({
  place,
  when: new Intl.DateTimeFormat("en-GB", {
    timeZone: shop.timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  }).format(startsAt),
});
