import { zodResolver } from "@hookform/resolvers/zod";
import { type DeliveryWithLines, type NewDelivery, newDelivery } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { screenPath } from "../../lib/paths.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { newRequestKey } from "../../lib/new-request-key.ts";
import { suppliersQuery } from "../queries.ts";
import { useRefreshStock } from "../use-refresh-stock.ts";
import { GearPicker } from "../gear-picker.tsx";
import { DeliveryLines, useDeliveryLines } from "./delivery-lines.tsx";

export default function NewDeliveryScreen() {
  const { data: suppliers, isError, refetch } = useQuery(suppliersQuery);
  if (isError) return <ErrorState text="The suppliers could not be loaded." onRetry={() => void refetch()} />;
  if (!suppliers) return <Skeleton className="h-96" />;
  if (suppliers.length === 0)
    return (
      <EmptyState
        isPage
        title="Who delivers?"
        text="Add a supplier first. Then you can receive what they deliver."
        action={<ButtonLink to={screenPath("suppliers")}>Suppliers</ButtonLink>}
      />
    );
  return (
    <>
      <PageHeader title="Receive delivery" lead="Everything you enter goes onto the shelf together." />
      <DeliveryForm suppliers={suppliers} />
    </>
  );
}

function DeliveryForm({ suppliers }: { suppliers: readonly { id: number; name: string }[] }) {
  const form = useForm<NewDelivery>({
    resolver: zodResolver(newDelivery),
    defaultValues: { supplier_id: useSupplierInAddress(suppliers), reference: "", lines: [] },
  });
  const { register, handleSubmit, formState } = form;
  const receive = useReceiveDelivery((error) => showFieldErrors(error, form.setError, { shouldFocus: true }));
  const failure = formErrorMessage(receive.error, "The delivery could not be received. Please try again.");
  const id = useId();
  const lines = useDeliveryLines(form.control);
  const search = useRef<HTMLInputElement>(null);
  return (
    <div className="grid max-w-3xl gap-4">
      <form
        id={id}
        noValidate
        className="contents"
        onSubmit={(event) => void handleSubmit((values) => receive.mutate(values))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <Panel title="From">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Supplier"
              requiredMark="none"
              error={formState.errors.supplier_id?.message}
              {...register("supplier_id", { valueAsNumber: true })}
            >
              <option value={0}>Choose…</option>
              {suppliers.map((supplier) => (
                <option key={supplier.id} value={supplier.id}>
                  {supplier.name}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Delivery note"
              maxLength={100}
              error={formState.errors.reference?.message}
              {...register("reference")}
            />
          </div>
        </Panel>
        <DeliveryLines form={form} lines={lines} onEntered={() => search.current?.focus()} />
      </form>
      {/* Outside of the form, so that Enter searches and does not receive. */}
      <GearPicker chosen={lines.gearIds} onPick={lines.add} inputRef={search} />
      <div>
        <Button type="submit" form={id} size="small" busy={receive.isPending}>
          Receive
        </Button>
      </div>
    </div>
  );
}

/** The one whose page led here, or the only one. A wrong supplier would not be noticed later, so nobody is suggested. */
function useSupplierInAddress(suppliers: readonly { id: number }[]) {
  const [params] = useSearchParams();
  const named = suppliers.find(({ id }) => id === Number(params.get("supplier")));
  return (named ?? (suppliers.length === 1 ? suppliers[0] : undefined))?.id ?? 0;
}

/** One key per form: a repeated press, or an answer that got lost, receives the delivery once. */
function useReceiveDelivery(onFieldErrors: (error: Error) => void) {
  const [idempotencyKey] = useState(newRequestKey);
  const navigate = useNavigate();
  const refresh = useRefreshStock();
  return useStaffMutation({
    mutationFn: (body: NewDelivery) => staffApi.receiveDelivery({ body }, { idempotencyKey }),
    onSuccess: async ({ id, units }: DeliveryWithLines) => {
      await refresh();
      toast.success(`${units} ${units === 1 ? "unit is" : "units are"} on the shelf.`);
      await navigate(screenPath(`deliveries/${id}`));
    },
    onError: onFieldErrors,
  });
}
