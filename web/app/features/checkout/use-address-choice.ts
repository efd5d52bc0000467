import { type AddressDraft, normalizePhone, type SavedAddress, type ShippingDetails } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { draftOf, emptyParts, findSame } from "../addresses/address-values.ts";
import { addressesQuery } from "../addresses/queries.ts";
import { shippingOf } from "./initial-shipping-values.ts";

const elsewhere = { address: "", ...emptyParts };

/** A saved address fills the form; one that is typed can be saved with the order. */
export function useAddressChoice(
  saved: readonly SavedAddress[],
  values: ShippingDetails,
  fill: (values: Partial<ShippingDetails>) => void,
) {
  const queryClient = useQueryClient();
  const [isToSave, setIsToSave] = useState(false);
  const chosen = findSame(saved, addressOf(values));
  const add = useApiMutation({
    mutationFn: (details: ShippingDetails) => api.addAddress({ body: draftOf(addressOf(details)) }),
    onSuccess: () => queryClient.invalidateQueries(addressesQuery),
    onError: (error) => toast.error(errorMessage(error, "Your address could not be saved. Your order can be placed.")),
  });
  return {
    chosen,
    choose: (address: SavedAddress | undefined) => fill(address ? shippingOf(address) : elsewhere),
    isToSave,
    setIsToSave,
    /** With every attempt: the same address is saved once. */
    saveIfWanted: (details: ShippingDetails) => {
      if (isToSave && !chosen) add.mutate(details);
    },
  };
}

const addressOf = ({ fullName, email: _email, phone, ...address }: ShippingDetails): AddressDraft => ({
  ...address,
  full_name: fullName.trim(),
  phone: normalizePhone(phone),
});
