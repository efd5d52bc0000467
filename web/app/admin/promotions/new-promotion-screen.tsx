import { zodResolver } from "@hookform/resolvers/zod";
import { type PromotionDraft, promotionDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { saveFailed } from "../lib/use-editor.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { emptyPromotionDraft } from "./promotion-fields.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { promotionsKey } from "./queries.ts";

export default function NewPromotionScreen() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<PromotionDraft>({
    resolver: zodResolver(promotionDraft),
    defaultValues: emptyPromotionDraft,
  });
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (body: PromotionDraft) => staffApi.createPromotion({ body }),
    onSuccess: async ({ id }) => {
      toast.success("The draft is saved. Customers get it once you start it.");
      await queryClient.invalidateQueries({ queryKey: promotionsKey });
      await navigate(screenPath(`promotions/${id}`));
    },
    onError: (failure) => showFieldErrors(failure, form.setError),
  });
  return (
    <>
      <PageHeader title="New promotion" lead="It stays a draft until you start it." />
      <PromotionForm
        form={form}
        gear={null}
        failure={formErrorMessage(error, saveFailed)}
        isSaving={isPending}
        submitLabel="Save draft"
        onSave={mutate}
      />
    </>
  );
}
