import type { GearSale, SaleDraft, StaffGear } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgePercent } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { Panel } from "../ui/panel.tsx";
import { SaleState } from "./gear-state.tsx";
import { gearsKey, salesKey, salesQuery } from "./queries.ts";
import { SaleActions } from "./sale-actions.tsx";
import { SaleDialog } from "./sale-dialog.tsx";
import { describeSpan } from "./sale-span.ts";
import { useSiteConfig } from "../../lib/site-config.ts";

/** The sales of one gear, the latest first. */
export function GearSales({ gear: { id, name } }: { gear: StaffGear }) {
  const { data, isError, refetch } = useQuery(salesQuery({ gear_id: id }));
  const [isOpen, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useStaffMutation({
    mutationFn: (body: SaleDraft) => staffApi.createSale({ params: { id }, body }),
    onSuccess: () => {
      setOpen(false);
      toast.success("The sale is set.");
      return Promise.all([salesKey, gearsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return (
    <Panel title="Sales">
      {isError && <RetryBanner text="The sales could not be loaded." onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton shape="text" lines={2} />}
      {data?.rows.length === 0 && <p className="text-ink-soft">This gear has not been on sale.</p>}
      {data && (
        <ul className="divide-y divide-line empty:hidden">
          {data.rows.map((sale) => (
            <SaleItem key={sale.id} sale={sale} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={BadgePercent}
        className="mt-2"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        Set a sale
      </Button>
      {isOpen && (
        <SaleDialog
          title={`Set a sale for ${name}`}
          isSaving={isPending}
          error={error}
          onSave={mutate}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

function SaleItem({ sale }: { sale: GearSale }) {
  const { timeZone } = useSiteConfig().shop;
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <strong className="tabular-nums">-{sale.percent}%</strong>
      <SaleState state={sale.state} />
      <span className="min-w-0 flex-1 text-ink-soft">{describeSpan(sale, timeZone)}</span>
      <SaleActions sale={sale} />
    </li>
  );
}
