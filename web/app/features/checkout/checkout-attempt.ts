/** One try at an order. The key makes it the same order for the server, however often it is sent. */
export interface CheckoutAttempt {
  key: string;
  /** What was sent under the key; the key stands for nothing else. */
  sent: string;
  /** The card payment that was begun for it. */
  intent?: string;
}

/** The attempt to send this under: the one under way if nothing has changed, else a new one. */
export const reuseOrCreateAttempt = (
  sent: string,
  previous: CheckoutAttempt | null,
  makeKey: () => string,
): CheckoutAttempt => (previous?.sent === sent ? previous : { key: makeKey(), sent });
