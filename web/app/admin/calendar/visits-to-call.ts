import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import { clinicKey, visitsToCallQuery } from "../clinic/queries.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";

/** Visits that hold what is blocked or gone. A context, so that only a changed set draws the visits again. */
export const VisitsToCallContext = createContext<ReadonlySet<number>>(new Set());

export const useMustCall = (visitId: number): boolean => useContext(VisitsToCallContext).has(visitId);

export function useVisitsToCall(): ReadonlySet<number> {
  useStaffChanges(["bookings", "clinic"], clinicKey);
  const { data } = useQuery(visitsToCallQuery);
  return useMemo(() => new Set(data?.map(({ id }) => id)), [data]);
}
