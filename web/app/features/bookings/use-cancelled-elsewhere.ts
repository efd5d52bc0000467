import type { Booking } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { bookingsQuery } from "./queries.ts";

/** Bookings that were in this list and were cancelled by staff or on another device: they do not just disappear. */
export function useCancelledElsewhere(userId: number, listed: readonly Booking[] | undefined): Booking[] {
  const [seen, setSeen] = useState<readonly number[]>([]);
  const ids = listed?.map(({ id }) => id) ?? [];
  const added = ids.filter((id) => !seen.includes(id));
  if (added.length > 0) setSeen([...seen, ...added]);
  const missing = listed ? seen.filter((id) => !ids.includes(id)) : [];
  const { data: history = [] } = useQuery({ ...bookingsQuery(userId, "history"), enabled: missing.length > 0 });
  return history.filter(({ id, status }) => missing.includes(id) && status === "Cancelled");
}
