import { zodResolver } from "@hookform/resolvers/zod";
import { type ApiRefusal, shippingDetails, type ShippingDetails } from "@pawhaven/contract";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { rememberDetails } from "./checkout-memory.ts";

/** The form for where it goes. What is typed outlives a reload and a look back into the cart. */
export function useShippingForm(startsWith: ShippingDetails) {
  const { register, handleSubmit, setError, subscribe, formState } = useForm<ShippingDetails>({
    resolver: zodResolver(shippingDetails),
    defaultValues: startsWith,
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => rememberDetails(values) }),
    [subscribe],
  );

  function showRefusal({ errors }: ApiRefusal): void {
    for (const [path, [message = ""]] of Object.entries(errors))
      setError(path.replace("customer.", "") as keyof ShippingDetails, { message }, { shouldFocus: true });
  }

  return { register, handleSubmit, showRefusal, errors: formState.errors };
}
