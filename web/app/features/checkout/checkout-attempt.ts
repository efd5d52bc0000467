/** One attempt to place an order. The idempotency key makes a retry the same order for the server. */
export interface CheckoutAttempt {
  key: string;
  /** The request that the key was used for. */
  sent: string;
  /** The card payment that was started for it. */
  intent?: string;
}

/** The previous attempt if the request is unchanged, else a new one. */
export const reuseOrCreateAttempt = (
  sent: string,
  previous: CheckoutAttempt | null,
  generateKey: () => string,
): CheckoutAttempt => (previous?.sent === sent ? previous : { key: generateKey(), sent });
