import type { Country } from "@pawhaven/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { CalendarCheck } from "lucide-react";
import { Suspense } from "react";
import { api } from "../../lib/api.ts";
import { optionalPart } from "../../ui/optional-part.ts";

const DeliveryPromise = optionalPart(() => import("./delivery-promise.tsx"));

const deliveryRulesQuery = queryOptions({
  queryKey: ["delivery-rules"],
  queryFn: ({ signal }) => api.getDeliveryRules(undefined, { signal }),
});

/** When it arrives, if the rules can be loaded; its line is there from the beginning. */
export function DeliveryNote({ country, className = "" }: { country?: Country; className?: string }) {
  const { data: rules } = useQuery(deliveryRulesQuery);
  return (
    <p className={`flex min-h-lh items-center gap-2 text-small text-ink-soft ${className}`}>
      {rules && (
        <Suspense>
          <CalendarCheck className="size-4.5 shrink-0" />
          <DeliveryPromise rules={rules} country={country} />
        </Suspense>
      )}
    </p>
  );
}
