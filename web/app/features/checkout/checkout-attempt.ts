/** One attempt to place an order. The idempotency key makes a retry the same order for the server. */
export interface CheckoutAttempt {
  key: string;
  /** The request that the key was used for. */
  sent: string;
  /** The card payment that was started for it. */
  intent?: string;
  /** Whether that payment was declined. It continues when the customer chooses to pay by card again. */
  isDeclined?: boolean;
  /** The card payment of the attempt before, whose items are released. */
  replaces?: string;
}

/** The previous attempt if the request is unchanged, else a new one. */
export const reuseOrCreateAttempt = (
  sent: string,
  previous: CheckoutAttempt | null,
  generateKey: () => string,
): CheckoutAttempt => {
  if (previous?.sent === sent) return previous;
  const replaces = previous?.intent ?? previous?.replaces;
  return { key: generateKey(), sent, ...(replaces && { replaces }) };
};
