import type { Promotion } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CircleStop, Copy, Play } from "lucide-react";
import { useNavigate } from "react-router";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { promotionsKey } from "./queries.ts";

const calls = {
  start: staffApi.startPromotion,
  end: staffApi.endPromotion,
  duplicate: staffApi.duplicatePromotion,
} as const;
type Action = keyof typeof calls;

const doneTexts: Record<Action, string> = {
  start: "Customers get it now, within its time.",
  end: "The promotion has ended.",
  duplicate: "This is the copy.",
};

interface PromotionActionsProps {
  promotion: Promotion;
  /** What was typed would be lost. */
  isDirty: boolean;
}

export function PromotionActions({ promotion: { id, state, name }, isDirty }: PromotionActionsProps) {
  const { mutate, isPending, variables } = usePromotionAction(id);
  const button = (action: Action) => ({
    size: "small" as const,
    busy: isPending && variables === action,
    disabled: isPending || isDirty,
  });
  return (
    <>
      <Button variant="secondary" icon={Copy} {...button("duplicate")} onClick={() => mutate("duplicate")}>
        Duplicate
      </Button>
      {state === "active" && (
        <Button
          variant="secondary"
          icon={CircleStop}
          {...button("end")}
          onClick={() => void confirmEnd(name).then((isSure) => isSure && mutate("end"))}
        >
          End now
        </Button>
      )}
      {state === "draft" && (
        <Button icon={Play} {...button("start")} onClick={() => mutate("start")}>
          Start
        </Button>
      )}
    </>
  );
}

const confirmEnd = (name: string) =>
  askToConfirm({
    title: "End this promotion now?",
    text: `Nobody gets “${name}” any more. Orders that have it keep it. This cannot be taken back.`,
    confirmLabel: "End now",
    cancelLabel: "Not now",
  });

function usePromotionAction(id: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useStaffMutation({
    mutationFn: (action: Action) => calls[action]({ params: { id } }),
    onSuccess: async (changed, action) => {
      toast.success(doneTexts[action]);
      for (const queryKey of [promotionsKey, auditKey]) await queryClient.invalidateQueries({ queryKey });
      if (changed.id !== id) await navigate(screenPath(`promotions/${changed.id}`));
    },
    onError: (error) => {
      toast.error(errorMessage(error, "This could not be changed. Please try again."));
      return queryClient.invalidateQueries({ queryKey: promotionsKey });
    },
  });
}
