/** The screen that finds out what became of a card payment. */
export const resultAddress = (intent: string): string =>
  `/checkout/result?${new URLSearchParams({ payment_intent: intent })}`;

export const thankYouAddress = (transaction: string): string =>
  `/thank-you?${new URLSearchParams({ order: transaction })}`;
