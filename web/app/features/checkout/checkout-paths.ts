/** Where card providers send the customer back to. */
export const checkoutReturnPath = "/checkout/result";

export const checkoutResultPath = (intentId: string): string =>
  `${checkoutReturnPath}?${new URLSearchParams({ payment_intent: intentId })}`;
