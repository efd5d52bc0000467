import { zodResolver } from "@hookform/resolvers/zod";
import { type ApiResponseError, shippingDetails, type ShippingDetails } from "@pawhaven/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { saveShippingDetails } from "./checkout-storage.ts";

/** The form for where it goes. What is typed outlives a reload and a look back into the cart. */
export function useShippingForm(initialValues: ShippingDetails) {
  const { register, handleSubmit, setError, subscribe, formState } = useForm<ShippingDetails>({
    resolver: zodResolver(shippingDetails),
    defaultValues: initialValues,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveShippingDetails(values) }),
    [subscribe],
  );

  function showFieldErrors({ errors }: ApiResponseError): void {
    for (const [path, [message = ""]] of Object.entries(errors))
      setError(path.replace("customer.", "") as keyof ShippingDetails, { message }, { shouldFocus: true });
  }

  return { register, handleSubmit, showRefusal: showFieldErrors, errors: formState.errors };
}
