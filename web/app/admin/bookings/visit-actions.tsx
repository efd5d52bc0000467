import type { StaffBooking } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";

/** Confirms a visit, or cancels it after asking, because the customer gets a mail. */
export function VisitActions({ visit }: { visit: StaffBooking }) {
  const { can } = useStaffSession();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useStaffMutation({
    mutationFn: (status: "Confirmed" | "Cancelled") =>
      staffApi.decideBooking({ params: { id: visit.id }, body: { status } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["visits"] }),
    onError: (error) => toast.error(errorMessage(error, "The visit could not be changed.")),
  });
  if (!can("calendar.book") || !visit.can_change) return null;
  const cancel = async () => {
    const isSure = await askToConfirm({
      title: "Cancel the visit?",
      text: `${visit.customer.name} gets a mail that the visit of ${visit.pet.name} is cancelled.`,
      confirmLabel: "Cancel visit",
      cancelLabel: "Keep it",
      danger: true,
    });
    if (isSure) mutate("Cancelled");
  };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {visit.status === "Pending" && (
        <Button size="small" variant="secondary" busy={isPending} onClick={() => mutate("Confirmed")}>
          Confirm<span className="sr-only"> the visit of {visit.pet.name}</span>
        </Button>
      )}
      <Button size="small" variant="ghost" disabled={isPending} onClick={() => void cancel()}>
        Cancel<span className="sr-only"> the visit of {visit.pet.name}</span>
      </Button>
    </span>
  );
}
