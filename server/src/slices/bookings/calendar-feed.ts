import type { Caller } from "../../platform/auth/sessions.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import type { BookingContext } from "./booking-context.ts";
import { deleteFeed, feedOf, saveFeed } from "./calendar-store.ts";

export async function getCalendarFeed(
  { database }: BookingContext,
  { userId }: Caller,
): Promise<{ created_at: string | null }> {
  const feed = await feedOf(database.db, userId);
  return { created_at: feed?.createdAt.toISOString() ?? null };
}

/** The link is shown only once and stored as a hash. Any earlier link stops working. */
export async function renewCalendarFeed(
  { database, origin }: BookingContext,
  { userId }: Caller,
): Promise<{ url: string }> {
  const token = newToken();
  await saveFeed(database.db, userId, hashToken(token));
  return { url: `${origin}/api/calendar/feeds/${token}` };
}

export async function deleteCalendarFeed(
  { database }: BookingContext,
  { userId }: Caller,
): Promise<{ message: string }> {
  await deleteFeed(database.db, userId);
  return { message: "Your calendar link no longer works." };
}
