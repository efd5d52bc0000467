import type { Stocktake } from "@pawhaven/contract";
import { errorMessage } from "../../../lib/api-errors.ts";
import { Button } from "../../../ui/button.tsx";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { useRefreshStock } from "../use-refresh-stock.ts";

const texts = {
  finish: { done: "The differences are in the ledger.", call: staffApi.finishStocktake },
  cancel: { done: "The stocktake is cancelled. Nothing was changed.", call: staffApi.cancelStocktake },
};

export function StocktakeActions({ stocktake }: { stocktake: Stocktake }) {
  const refresh = useRefreshStock();
  const { mutate, isPending, variables } = useStaffMutation({
    mutationFn: (end: keyof typeof texts) => texts[end].call({ params: { id: stocktake.id } }),
    onSuccess: (_, end) => toast.success(texts[end].done),
    onError: (error) => toast.error(errorMessage(error, "The stocktake could not be ended. Please try again.")),
    onSettled: refresh,
  });
  const endAs = async (end: keyof typeof texts) => (await confirm(end, stocktake)) && mutate(end);
  return (
    <>
      <Button variant="secondary" size="small" disabled={isPending} onClick={() => void endAs("cancel")}>
        Cancel stocktake
      </Button>
      <Button size="small" busy={isPending && variables === "finish"} onClick={() => void endAs("finish")}>
        Finish
      </Button>
    </>
  );
}

const confirm = (end: keyof typeof texts, { counted, different }: Stocktake) =>
  end === "finish"
    ? askToConfirm({
        title: "Finish this stocktake?",
        text: `${counted} gears were counted. ${different} of them differ, and their differences go into the ledger. Gears that were not counted stay as they are.`,
        confirmLabel: "Finish",
        cancelLabel: "Count on",
      })
    : askToConfirm({
        title: "Cancel this stocktake?",
        text: "What was counted changes nothing then.",
        confirmLabel: "Cancel stocktake",
        cancelLabel: "Count on",
        danger: true,
      });
