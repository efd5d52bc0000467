import { zodResolver } from "@hookform/resolvers/zod";
import { type Supplier, type SupplierDraft, supplierDraft } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { toast } from "../../../ui/toast.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import { differingFields, mergeVersions } from "../../ui/differing-fields.ts";
import { EditConflict } from "../../ui/edit-conflict.tsx";
import { supplierQuery } from "../queries.ts";
import { useRefreshStock } from "../use-refresh-stock.ts";

interface SupplierModalProps {
  /** The one to change; a new one without it. */
  supplier: Supplier | undefined;
  onClose: () => void;
}

const labels = { name: "Name", contact_name: "Contact", email: "Email", phone: "Phone", lead_days: "Lead time" };
const empty = { name: "", contact_name: "", email: "", phone: "", lead_days: 7 };

const draftOf = ({ name, contact_name, email, phone, lead_days }: Supplier): SupplierDraft => ({
  name,
  contact_name,
  email,
  phone,
  lead_days,
});

export function SupplierModal({ supplier, onClose }: SupplierModalProps) {
  const form = useForm<SupplierDraft>({
    resolver: zodResolver(supplierDraft),
    defaultValues: supplier ? draftOf(supplier) : empty,
  });
  const { save, theirs, dismissConflict } = useSaveSupplier({ supplier, onClose }, (error) =>
    showFieldErrors(error, form.setError, { shouldFocus: true }),
  );
  const isConflict = errorCode(save.error) === "edited_meanwhile";
  const failure = isConflict
    ? undefined
    : formErrorMessage(save.error, "The supplier could not be saved. Please try again.");
  if (theirs)
    return (
      <EditConflict
        fields={differingFields(labels, form.getValues(), draftOf(theirs))}
        isSaving={save.isPending}
        onClose={dismissConflict}
        onResolve={(choice) =>
          save.mutate({ ...mergeVersions(choice, form.getValues(), draftOf(theirs)), version: theirs.version })
        }
      />
    );
  return (
    <Modal open title={supplier ? "Edit supplier" : "Add supplier"} onClose={onClose} locked={save.isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) =>
          void form.handleSubmit((values) => save.mutate({ ...values, version: supplier?.version ?? 1 }))(event)
        }
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <SupplierFields form={form} />
        <Button type="submit" size="small" busy={save.isPending}>
          Save
        </Button>
      </form>
    </Modal>
  );
}

const SupplierFields = ({ form: { register, formState } }: { form: UseFormReturn<SupplierDraft> }) => {
  const field = (name: keyof SupplierDraft) => ({
    label: labels[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field("name")} required requiredMark="none" maxLength={100} className="sm:col-span-2" />
      <TextField {...field("contact_name")} maxLength={100} />
      <TextField {...field("phone")} type="tel" maxLength={50} />
      <TextField {...field("email")} type="email" />
      <TextField
        {...field("lead_days")}
        {...register("lead_days", { valueAsNumber: true })}
        type="number"
        inputMode="numeric"
        min={0}
        required
        requiredMark="none"
        hint="Days from order to delivery."
      />
    </div>
  );
};

/** When somebody changed the supplier elsewhere, `theirs` is what it is now. */
function useSaveSupplier({ supplier, onClose }: SupplierModalProps, onFieldErrors: (error: Error) => void) {
  const queryClient = useQueryClient();
  const refresh = useRefreshStock();
  const [theirs, setTheirs] = useState<Supplier>();
  const save = useStaffMutation({
    mutationFn: ({ version, ...draft }: SupplierDraft & { version: number }) =>
      supplier
        ? staffApi.updateSupplier({ params: { id: supplier.id }, body: { ...draft, version } })
        : staffApi.createSupplier({ body: draft }),
    onSuccess: async () => {
      await refresh();
      toast.success("The supplier is saved.");
      onClose();
    },
    onError: async (error) => {
      onFieldErrors(error);
      if (errorCode(error) === "edited_meanwhile" && supplier)
        setTheirs(await queryClient.fetchQuery(supplierQuery(supplier.id)));
    },
  });
  return { save, theirs, dismissConflict: () => setTheirs(undefined) };
}
