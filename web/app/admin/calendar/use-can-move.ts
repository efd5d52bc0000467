import { movableBookingStatuses, type StaffVisit } from "@pawhaven/contract";
import { useStaffSession } from "../lib/use-staff-session.ts";

/** Whether somebody at this desk may move a visit. Of visits of others, the server may refuse it. */
export function useCanMove(): (visit: Pick<StaffVisit, "status">) => boolean {
  const { can } = useStaffSession();
  const mayMove = can("calendar.move") || can("calendar.move_own");
  return ({ status }) => mayMove && movableBookingStatuses.some((movable) => movable === status);
}
