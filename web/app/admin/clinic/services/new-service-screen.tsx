import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { toast } from "../../../ui/toast.tsx";
import { screenPath } from "../../lib/paths.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { clinicKey } from "../queries.ts";
import { saveFailed } from "../../lib/use-editor.ts";
import { emptyServiceFields, type ServiceFields, serviceFields } from "./service-fields.ts";
import { ServiceForm } from "./service-form.tsx";

export default function NewServiceScreen() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm<ServiceFields>({
    resolver: zodResolver(serviceFields),
    defaultValues: emptyServiceFields,
  });
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (fields: ServiceFields) => {
      const { is_archived: _, ...body } = fields;
      return staffApi.createService({ body });
    },
    onSuccess: async ({ name }) => {
      toast.success(`${name} can be booked now.`);
      await queryClient.invalidateQueries({ queryKey: clinicKey });
      await navigate(screenPath("services"));
    },
    onError: (failure) => showFieldErrors(failure, form.setError),
  });
  return (
    <>
      <PageHeader title="New service" />
      <ServiceForm
        form={form}
        failure={formErrorMessage(error, saveFailed)}
        isSaving={isPending}
        submitLabel="Add"
        onSave={mutate}
      />
    </>
  );
}
