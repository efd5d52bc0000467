import { zodResolver } from "@hookform/resolvers/zod";
import {
  type AddressDraft,
  addressFields,
  countryCodes,
  formAddressFields,
  type SavedAddress,
} from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { errorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { AddressFields } from "./address-fields.tsx";
import { draftOf, emptyAddress } from "./address-values.ts";
import { addressesQuery } from "./queries.ts";

interface AddressFormProps {
  /** The one to change; without it a new one is added. */
  saved?: SavedAddress | undefined;
  /** What a new one begins with. */
  initial?: AddressDraft | undefined;
  onClose: () => void;
}

const resolvers = new Map(
  countryCodes.map((code) => [code, zodResolver(addressFields.extend(formAddressFields(code)))] as const),
);
const resolver: Resolver<AddressDraft, unknown, AddressDraft> = async (values, context, options) =>
  (resolvers.get(values.country) as Resolver<AddressDraft, unknown, AddressDraft>)(values, context, options);

export function AddressForm({ saved, initial, onClose }: AddressFormProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, control, formState } = useForm<AddressDraft, unknown, AddressDraft>({
    resolver,
    defaultValues: saved ? fieldsOf(saved) : { ...emptyAddress, ...initial },
  });
  const country = useWatch({ control, name: "country" });
  const save = useApiMutation({
    mutationFn: (given: AddressDraft) => {
      const body = draftOf(given);
      return saved ? api.changeAddress({ params: { id: saved.id }, body }) : api.addAddress({ body });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(addressesQuery);
      toast.success("The address has been saved.");
      onClose();
    },
    onError: (error) => {
      toast.error(errorMessage(error, "The address could not be saved. Please try again."));
      showFieldErrors(error, setError);
    },
  });
  const { errors } = formState;
  return (
    <Modal
      open
      title={saved ? "Change the address" : "Add an address"}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={save.isPending} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void handleSubmit((given) => save.mutate(given))(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <TextField
          label="Full Name"
          autoComplete="name"
          required
          error={errors.full_name?.message}
          {...register("full_name")}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone?.message}
          {...register("phone")}
        />
        <AddressFields country={country} register={register} errors={errors} />
      </form>
    </Modal>
  );
}

const fieldsOf = ({ id: _id, is_default: _isDefault, ...fields }: SavedAddress): AddressDraft => fields;
