import { Lock } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { formatDollars } from "../../../lib/money.ts";
import * as paths from "../../../lib/paths.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CardForm } from "../card-form/card-form.tsx";
import type { Pay, PaymentOutcome } from "../card-form/payment-outcome.ts";

interface FeeFormProps {
  clientSecret: string;
  amount: number;
  /** Where the bank sends the customer back to. */
  returnPath: string;
  /** Asks the shop for the result. */
  onPaid: () => Promise<unknown>;
}

export function FeeForm({ clientSecret, amount, returnPath, onPaid }: FeeFormProps) {
  const { cards } = useSiteConfig();
  const [pay, setPay] = useState<Pay | null>(null);
  const handleReady = useCallback((ready: Pay) => setPay(() => ready), []);
  const { mutate, isPending, data, error } = useApiMutation({
    mutationFn: (payNow: Pay) => payNow(),
    onSuccess: ({ kind }) => (kind === "succeeded" || kind === "processing" ? onPaid() : undefined),
  });
  if (!cards) return null;
  const isLeaving = data?.kind === "redirecting";
  return (
    <form
      noValidate
      className="grid gap-4 rounded-card bg-surface p-6 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        if (pay) mutate(pay);
      }}
    >
      <Suspense fallback={<Skeleton className="h-80" />}>
        <CardForm
          provider={cards.provider}
          clientSecret={clientSecret}
          returnUrl={new URL(returnPath, window.location.origin).href}
          onReady={handleReady}
        />
      </Suspense>
      <Outcome outcome={data} hasFailed={error !== null} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <ButtonLink to={paths.profileAdoptions} variant="secondary">
          Not now
        </ButtonLink>
        <Button type="submit" icon={Lock} busy={isPending || isLeaving} disabled={!pay}>
          Pay {formatDollars(amount)}
        </Button>
      </div>
    </form>
  );
}

function Outcome({ outcome, hasFailed }: { outcome: PaymentOutcome | undefined; hasFailed: boolean }) {
  if (hasFailed) return <Banner tone="error">An unexpected error occurred. Please try again.</Banner>;
  if (outcome?.kind === "declined")
    return <Banner tone="error">{outcome.message || "An error occurred during payment."}</Banner>;
  if (outcome?.kind === "unsettled") return <Banner tone="error">Something went wrong with your payment.</Banner>;
  if (outcome?.kind === "processing")
    return <Banner tone="info">Your bank is still working on it. Your profile will show when the fee is paid.</Banner>;
  return null;
}
