import { zodResolver } from "@hookform/resolvers/zod";
import {
  addressPartsOf,
  countryCodes,
  fitAddress,
  formAddressFields,
  shippingFields,
  type ShippingDetails,
} from "@pawhaven/contract";
import { useEffect } from "react";
import { type Resolver, useForm, useWatch } from "react-hook-form";
import { fieldErrors } from "../../lib/api-errors.ts";
import { saveShippingDetails } from "./checkout-storage.ts";

type ShippingResolver = Resolver<ShippingDetails, unknown, ShippingDetails>;

/** Every country has its own form. */
const resolvers = new Map(
  countryCodes.map((code) => [code, zodResolver(shippingFields.extend(formAddressFields(code)))] as const),
);
const resolver: ShippingResolver = async (values, context, options) =>
  (resolvers.get(values.country) as ShippingResolver)(values, context, options);

/** What is sent has no empty parts, and none of another country. */
function withoutEmptyParts(given: ShippingDetails): ShippingDetails {
  const { fullName, email, phone, address, country, ...parts } = fitAddress(given);
  return { fullName, email, phone, address, ...addressPartsOf(parts), country };
}

/** What is typed survives a reload and a look back into the cart. */
export function useShippingForm(initialValues: ShippingDetails) {
  const { register, handleSubmit, setError, setValue, subscribe, control, formState } = useForm<
    ShippingDetails,
    unknown,
    ShippingDetails
  >({ resolver, defaultValues: initialValues });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveShippingDetails(values) }),
    [subscribe],
  );

  /** The server names the fields by their path in the request: `customer.email`. */
  function showFieldErrors(error: Error): void {
    for (const [path, message] of fieldErrors(error))
      setError(path.replace("customer.", "") as keyof ShippingDetails, { message }, { shouldFocus: true });
  }

  function fill(values: Partial<ShippingDetails>): void {
    for (const [name, value] of Object.entries(values)) setValue(name as keyof ShippingDetails, value);
  }

  const submit = (send: (details: ShippingDetails) => void) =>
    handleSubmit((details) => send(withoutEmptyParts(details)));
  const values = useWatch({ control }) as ShippingDetails;
  return { register, handleSubmit: submit, showFieldErrors, fill, values, errors: formState.errors };
}
