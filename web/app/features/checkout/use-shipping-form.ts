import { zodResolver } from "@hookform/resolvers/zod";
import { shippingDetails, type ShippingDetails } from "@pawhaven/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { fieldErrors } from "../../lib/api-errors.ts";
import { saveShippingDetails } from "./checkout-storage.ts";

/** What is typed survives a reload and a look back into the cart. */
export function useShippingForm(initialValues: ShippingDetails) {
  const { register, handleSubmit, setError, subscribe, formState } = useForm<ShippingDetails>({
    resolver: zodResolver(shippingDetails),
    defaultValues: initialValues,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveShippingDetails(values) }),
    [subscribe],
  );

  /** The server names the fields by their path in the request: `customer.email`. */
  function showFieldErrors(error: Error): void {
    for (const [path, message] of fieldErrors(error))
      setError(path.replace("customer.", "") as keyof ShippingDetails, { message }, { shouldFocus: true });
  }

  return { register, handleSubmit, showFieldErrors, errors: formState.errors };
}
