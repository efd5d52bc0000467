import { zodResolver } from "@hookform/resolvers/zod";
import { isPersonKind, type ResourceKind, resourceKinds } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { SelectField } from "../../../ui/field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { screenPath } from "../../lib/paths.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { kindNames } from "../kind-names.ts";
import { clinicKey } from "../queries.ts";
import { saveFailed } from "../../lib/use-editor.ts";
import { emptyResourceFields, type ResourceFields, resourceFields } from "./resource-draft.ts";
import { ResourceForm } from "./resource-form.tsx";

export default function NewResourceScreen() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<ResourceKind>("vet");
  const form = useForm<ResourceFields>({ resolver: zodResolver(resourceFields), defaultValues: emptyResourceFields });
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (given: ResourceFields) => {
      const { is_retired: _, ...fields } = given;
      const staffId = isPersonKind(kind) ? fields.staff_id : null;
      return staffApi.createResource({ body: { ...fields, kind, staff_id: staffId } });
    },
    onSuccess: async ({ name }) => {
      toast.success(`${name} is on the calendar.`);
      await queryClient.invalidateQueries({ queryKey: clinicKey });
      await navigate(screenPath("resources"));
    },
    onError: (failure) => showFieldErrors(failure, form.setError),
  });
  return (
    <>
      <PageHeader title="New person, room or equipment" />
      <ResourceForm
        form={form}
        kind={kind}
        failure={formErrorMessage(error, saveFailed)}
        isSaving={isPending}
        submitLabel="Add"
        onSave={mutate}
      >
        <SelectField
          label="Kind"
          requiredMark="none"
          hint="It stays as it is afterwards."
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as ResourceKind);
            form.setValue("skills", []);
          }}
        >
          {resourceKinds.map((each) => (
            <option key={each} value={each}>
              {kindNames[each]}
            </option>
          ))}
        </SelectField>
      </ResourceForm>
    </>
  );
}
