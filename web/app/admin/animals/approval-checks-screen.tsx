import { type AdoptionCheck, type AdoptionCheckKind, adoptionCheckNames } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { ErrorState } from "../../ui/empty-state.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { History } from "../audit/history.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { approvalChecksKey, approvalChecksQuery } from "./queries.ts";

const hints: Readonly<Record<AdoptionCheckKind, string>> = {
  identity: "Somebody has seen a document of theirs.",
  home: "Somebody knows where the animal would live.",
  references: "Somebody has asked those they named.",
  other_animals: "Somebody knows which animals live there already.",
};

/** What has to be passed before a request can be approved. A change counts from the next approval on. */
export default function ApprovalChecksScreen() {
  const { data, isError, refetch } = useQuery(approvalChecksQuery);
  useStaffChanges(["shelter", "adoption_requests"], approvalChecksKey);
  if (!data && isError) return <ErrorState text="The checks could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title="Approval checks"
        lead="Nobody is approved before the required checks are passed. A change counts from the next approval on."
      />
      <PresenceBanner kind="adoption check" id="all" />
      <div className="grid max-w-3xl gap-4">
        <Panel title="Required before an approval">
          <div className="grid gap-3">
            {data.map((check) => (
              <RequiredField key={check.kind} check={check} />
            ))}
          </div>
        </Panel>
        {data.map(({ kind }) => (
          <details key={kind}>
            <summary className="min-h-11 cursor-pointer py-2 font-bold">
              History of {adoptionCheckNames[kind].toLowerCase()}
            </summary>
            <History kind="adoption check" id={kind} />
          </details>
        ))}
      </div>
    </>
  );
}

function RequiredField({ check: { kind, is_required: isRequired, version } }: { check: AdoptionCheck }) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([approvalChecksKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const { mutate, isPending, variables } = useStaffMutation({
    mutationFn: (required: boolean) =>
      staffApi.changeAdoptionCheck({ params: { kind }, body: { version, is_required: required } }),
    onSuccess: () => {
      toast.success("Saved.");
      return refresh();
    },
    onError: (error) => {
      toast.error(errorMessage(error, "The check could not be changed. Please try again."));
      return refresh();
    },
  });
  return (
    <CheckboxField
      label={adoptionCheckNames[kind]}
      hint={hints[kind]}
      checked={isPending ? variables === true : isRequired}
      disabled={isPending}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}
