import { useQuery } from "@tanstack/react-query";
import * as paths from "../../../lib/paths.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { adoptionRequestsQuery } from "../../adoption/queries.ts";
import { FeeForm } from "./fee-form.tsx";
import { feePaymentQuery } from "./queries.ts";

const ToProfile = () => <ButtonLink to={paths.profileAdoptions}>My requests</ButtonLink>;

export function FeeScreen({ id, enabled }: { id: number; enabled: boolean }) {
  const { data: payment, isLoadingError, refetch } = useQuery({ ...feePaymentQuery(id), enabled });
  if (isLoadingError)
    return (
      <ErrorState text="The payment could not be started." onRetry={() => void refetch()} action={<ToProfile />} />
    );
  if (!payment) return <Skeleton className="h-100" />;
  if (payment.kind === "closed")
    return <EmptyState title="There is nothing to pay here" text={payment.message} action={<ToProfile />} />;
  if (payment.kind === "paid")
    return (
      <EmptyState
        title="The adoption fee is paid"
        text="Thank you! You only have to come and take your new family member home."
        action={<ToProfile />}
      />
    );
  return (
    <>
      <WhatFor requestId={id} />
      <FeeForm {...payment} returnPath={paths.adoptionFee(id)} onPaid={() => refetch()} />
    </>
  );
}

function WhatFor({ requestId }: { requestId: number }) {
  const { data: requests } = useQuery(adoptionRequestsQuery);
  const name = requests?.find(({ id }) => id === requestId)?.pet.name;
  return (
    <p className="mb-6 wrap-anywhere text-ink-soft">
      For {name ?? "your new family member"}. If the adoption does not come about, we pay it back.
    </p>
  );
}
