/** How an attempt to pay ended, whichever provider handled it. */
export type PaymentOutcome =
  | { kind: "succeeded" }
  /** The provider decides later; the shop asks for the result. */
  | { kind: "processing" }
  /** The card's bank has to authenticate the customer, who comes back at the return URL. */
  | { kind: "redirecting" }
  /** The form marks what is missing or mistyped; nothing was sent. */
  | { kind: "incomplete" }
  | { kind: "declined"; message: string | undefined }
  | { kind: "unsettled" };

export type Pay = () => Promise<PaymentOutcome>;

export interface CardFormProps {
  clientSecret: string;
  /** With it, saved cards can be chosen and this one can be saved. */
  customerSession?: string | null;
  /** Where the customer comes back to after authenticating with the bank. */
  returnUrl: string;
  /** Called as soon as the form can be used. */
  onReady: (pay: Pay) => void;
}
