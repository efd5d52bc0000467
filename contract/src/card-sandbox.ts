import { z } from "zod";
import { requiredText } from "./core/fields.ts";

/**
 * The card provider of a shop without a Stripe account. As with Stripe, the browser calls it directly and not through the
 * shop's API, with an intent's client secret and the card details.
 */
export const cardSandbox = {
  confirmPath: "/stand-in/cards/confirm",
  savedPath: "/stand-in/cards/saved",
  challengePath: "/stand-in/cards/challenge",
} as const;

interface TestCard {
  number: string;
  /** Shown in the list of test cards next to the form. */
  outcome: string;
  requires?: "authentication";
  declineError?: { code: string; field?: "number" | "expiry" | "cvc" };
}

/** The only cards that the sandbox accepts; their numbers are those of Stripe's test cards. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", outcome: "The payment succeeds." },
  { number: "4000002500003155", outcome: "The bank asks for authentication.", requires: "authentication" },
  { number: "4000000000000002", outcome: "Your card was declined.", declineError: { code: "card_declined" } },
  {
    number: "4000000000009995",
    outcome: "Your card has insufficient funds.",
    declineError: { code: "insufficient_funds" },
  },
  {
    number: "4000000000000069",
    outcome: "Your card has expired.",
    declineError: { code: "expired_card", field: "expiry" },
  },
  {
    number: "4000000000000127",
    outcome: "Your card's security code is incorrect.",
    declineError: { code: "incorrect_cvc", field: "cvc" },
  },
];

const amexPrefix = /^3[47]/;

const number = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, ""))
  .superRefine((digits, context) => {
    const length = amexPrefix.test(digits) ? 15 : 16;
    if (/^\d*$/.test(digits) && digits.length < length) context.addIssue("Your card number is incomplete.");
    else if (!/^\d+$/.test(digits) || digits.length > length || !passesLuhnCheck(digits))
      context.addIssue("Your card number is invalid.");
  });

const expiry = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ""))
  .superRefine((text, context) => {
    const [, month, year] = /^(\d{1,2})\/((?:20)?\d{2})$/.exec(text) ?? [];
    if (!month || !year) return context.addIssue("Your card's expiration date is incomplete.");
    if (Number(month) < 1 || Number(month) > 12) return context.addIssue("Your card's expiration date is invalid.");
    // A card is valid until the last day of its month.
    const isExpired = new Date(2000 + (Number(year) % 100), Number(month)) <= new Date();
    if (isExpired) context.addIssue("Your card's expiration date is in the past.");
  });

/** One schema for the card form and for the sandbox. */
export const cardDetails = z.strictObject({
  number,
  expiry,
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, "Your card's security code is incomplete."),
  name: requiredText("Please enter the name on the card.", 100),
});
export type CardDetails = z.output<typeof cardDetails>;

const confirmation = {
  client_secret: z.string().min(1).max(255),
  return_url: z.string().min(1).max(2000),
};

/** The browser's request to pay. The bank's challenge page redirects to `return_url`. */
export const cardConfirmation = cardDetails.extend({ ...confirmation, save: z.boolean().optional() });

const customerSession = z.string().min(1).max(255);

/** The same with a card that was saved before. */
export const savedCardConfirmation = z.strictObject({
  ...confirmation,
  saved_card: z.string().max(100),
  customer_session: customerSession,
});

/** What the browser asks before it shows the form. */
export const savedCardsRequest = z.strictObject({ customer_session: customerSession });

/** The sandbox's response, in the shape of what Stripe's `confirmPayment` resolves to. */
export type CardOutcome =
  | { paymentIntent: { id: string; status: "succeeded" } }
  | { paymentIntent: { id: string; status: "requires_action"; next_action: { redirect_to_url: { url: string } } } }
  | { error: { code: string; message: string; field?: keyof CardDetails | undefined } };

/** The check digit that reveals most typing errors in a card number. */
function passesLuhnCheck(digits: string): boolean {
  const values = Array.from(digits).reverse().map(Number);
  const sum = values.reduce((total, value, index) => {
    const weighted = index % 2 === 0 ? value : value * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
