import type { ClinicCalendar, StaffVisit } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { formatDay } from "../../lib/days.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { visitKeys } from "../bookings/queries.ts";
import { clinicKey } from "../clinic/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { moveInCalendar, type VisitChange, withVisit } from "./layout/move-in-calendar.ts";
import { calendarKey } from "./queries.ts";

/** Moves or stretches a visit. The calendar shows it at once, and as it was if the server refuses. */
export function useMoveVisit({
  onMoved,
  onRefused,
}: { onMoved?: () => void; onRefused?: (error: Error) => void } = {}) {
  const client = useQueryClient();
  const update = (change: (calendar: ClinicCalendar) => ClinicCalendar) =>
    client.setQueriesData<ClinicCalendar | object>({ queryKey: calendarKey }, (data) =>
      data && "visits" in data ? change(data) : data,
    );
  return useStaffMutation({
    mutationFn: async (change: VisitChange) => {
      await client.cancelQueries({ queryKey: calendarKey });
      update((calendar) => moveInCalendar(calendar, change));
      return moveUnlessRefused(change);
    },
    onSuccess: (visit, change) => {
      // The next move has to name the revision that this one has made.
      update((calendar) => withVisit(calendar, visit));
      toast.success(describe(visit, change));
      onMoved?.();
    },
    onError: (error) => (onRefused ?? showMoveError)(error),
    // Not awaited: the next visit can be dragged before the calendar is read again.
    onSettled: () => {
      for (const queryKey of [...visitKeys, clinicKey, auditKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Silent if the question whether to break a rule was answered with no. */
function showMoveError(error: Error): void {
  if (errorCode(error) !== "needs_override") toast.error(errorMessage(error, "The visit could not be moved."));
}

/** A broken rule is a question, not an error: staff may break it. */
async function moveUnlessRefused(change: VisitChange): Promise<StaffVisit> {
  const send = (override: boolean) => {
    const { visit, ...body } = change;
    return staffApi.moveVisit({ params: { id: visit.id }, body: { ...body, revision: visit.revision, override } });
  };
  try {
    return await send(false);
  } catch (error) {
    if (errorCode(error) !== "needs_override") throw error;
    const isSure = await askToConfirm({
      title: `Move ${change.visit.pet.name} anyway?`,
      text: errorMessage(error, "This breaks a rule of the calendar."),
      confirmLabel: "Move anyway",
      cancelLabel: "Leave it",
    });
    if (!isSure) throw error;
    return send(true);
  }
}

const describe = ({ pet, date, time_slot: time }: StaffVisit, { minutes }: VisitChange): string =>
  `${pet.name}: ${formatDay(date, "short")}, ${time}${minutes === undefined ? "" : `, ${minutes} minutes`}.`;
