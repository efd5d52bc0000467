import type { AdoptionDecision, ReceivedAdoptionRequest } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { openRequestsQuery } from "./queries.ts";

/** Both decisions are final and send mails, so both ask first. */
export function RequestActions({ request: { id, pet, customer } }: { request: ReceivedAdoptionRequest }) {
  const { can } = useStaffSession();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useStaffMutation({
    mutationFn: (body: AdoptionDecision) => staffApi.decideAdoptionRequest({ params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: openRequestsQuery.queryKey }),
    onError: (error) => toast.error(errorMessage(error, "The decision could not be saved.")),
  });
  if (!can("applications.decide")) return null;
  const ask = async (status: AdoptionDecision["status"]) => {
    const isSure = await askToConfirm({
      title: status === "approved" ? `Give ${pet.name} to ${customer.name}?` : "Decline the request?",
      text:
        status === "approved"
          ? `All other requests for ${pet.name} are declined. Everybody gets a mail.`
          : `${customer.name} gets a mail that ${pet.name} goes to somebody else.`,
      confirmLabel: status === "approved" ? "Approve" : "Decline",
      cancelLabel: "Not yet",
      danger: status === "declined",
    });
    if (isSure) mutate({ status });
  };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button size="small" variant="secondary" busy={isPending} onClick={() => void ask("approved")}>
        Approve
        <span className="sr-only">
          {" "}
          {customer.name} for {pet.name}
        </span>
      </Button>
      <Button size="small" variant="ghost" disabled={isPending} onClick={() => void ask("declined")}>
        Decline
        <span className="sr-only">
          {" "}
          {customer.name} for {pet.name}
        </span>
      </Button>
    </span>
  );
}
