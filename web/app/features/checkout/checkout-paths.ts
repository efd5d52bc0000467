/** The screen that finds out what became of a card payment. */
export const checkoutResultPath = (intentId: string): string =>
  `/checkout/result?${new URLSearchParams({ payment_intent: intentId })}`;

export const thankYouPath = (orderNumber: string): string =>
  `/thank-you?${new URLSearchParams({ order: orderNumber })}`;
