import { zodResolver } from "@hookform/resolvers/zod";
import { emptyGearDraft, type GearDraft, gearDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { GearForm } from "./gear-form.tsx";
import { CardPreview, PagePreview } from "./gear-preview.tsx";
import { gearsKey } from "./queries.ts";
import { saveFailed } from "./use-gear-editor.ts";

/** Without a price until somebody enters one. */
const newGear: GearDraft = { ...emptyGearDraft, is_new: true, list_price: Number.NaN };

export default function NewGearScreen() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<GearDraft>({ resolver: zodResolver(gearDraft), defaultValues: newGear });
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (body: GearDraft) => staffApi.createGear({ body }),
    onSuccess: async ({ id }) => {
      toast.success("Created. Customers see it once you publish it.");
      await queryClient.invalidateQueries({ queryKey: gearsKey });
      await navigate(screenPath(`gears/${id}`), { replace: true });
    },
    onError: (failure) => showFieldErrors(failure, form.setError),
  });
  return (
    <>
      <PageHeader title="New gear" lead="Hidden until you publish it. Its stock is entered under Stock." />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <GearForm
          form={form}
          failure={formErrorMessage(error, saveFailed)}
          isSaving={isPending}
          submitLabel="Create"
          onSave={mutate}
        />
        <div className="min-w-0 xl:sticky xl:top-4">
          <CardPreview control={form.control} />
        </div>
      </div>
      <div className="mt-6">
        <PagePreview control={form.control} />
      </div>
    </>
  );
}
