import type { GearSale, SaleDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { gearsKey, salesKey } from "./queries.ts";
import { SaleDialog } from "./sale-dialog.tsx";

/** A sale that has ended stays as it was. */
export function SaleActions({ sale }: { sale: GearSale }) {
  const [isOpen, setOpen] = useState(false);
  const { save, end } = useSaleMutations(sale, () => setOpen(false));
  if (sale.state === "ended") return null;
  const endLabel = sale.state === "running" ? "End now" : "Delete";
  return (
    <span className="flex justify-end gap-2">
      <Button
        variant="ghost"
        size="small"
        aria-label={`Change the sale of ${sale.gear.name}`}
        onClick={() => {
          save.reset();
          setOpen(true);
        }}
      >
        Change
      </Button>
      <Button
        variant="ghost"
        size="small"
        busy={end.isPending}
        aria-label={`${endLabel}: the sale of ${sale.gear.name}`}
        onClick={() => void confirmEnd(sale).then((isSure) => isSure && end.mutate())}
      >
        {endLabel}
      </Button>
      {isOpen && (
        <SaleDialog
          title={`Sale of ${sale.gear.name}`}
          sale={sale}
          isSaving={save.isPending}
          error={save.error}
          onSave={save.mutate}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

const confirmEnd = ({ state, gear }: GearSale) =>
  askToConfirm({
    title: state === "running" ? "End this sale now?" : "Delete this sale?",
    text:
      state === "running"
        ? `${gear.name} costs its list price again, at once.`
        : `${gear.name} will not be on sale in that time.`,
    confirmLabel: state === "running" ? "End now" : "Delete",
    cancelLabel: "Not now",
  });

function useSaleMutations({ id, version }: GearSale, onSaved: () => void) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([salesKey, gearsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useStaffMutation({
    mutationFn: (draft: SaleDraft) => staffApi.updateSale({ params: { id }, body: { ...draft, version } }),
    onSuccess: () => {
      onSaved();
      toast.success("The sale is changed.");
      return refresh();
    },
    onError: refresh,
  });
  const end = useStaffMutation({
    mutationFn: () => staffApi.endSale({ params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => {
      toast.error(errorMessage(error, "The sale could not be ended. Please try again."));
      return refresh();
    },
  });
  return { save, end };
}
