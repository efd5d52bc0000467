import { type endpoints, type ReplyOf, toDollars } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import {
  type Intent,
  type PaymentProvider,
  ProviderUnavailableError,
} from "../../../platform/payments/payment-provider.ts";
import { requestNotFound } from "../errors.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { lockRequestRow, requestById, type RequestRow } from "../store.ts";
import { settleFee } from "./settle-fee.ts";
import { type FeePayment, lockPaymentOf } from "../payment-store.ts";
import { insertFeePayment, rememberIntent } from "./store.ts";

/** The payment is written down before the provider hears of it, so an interrupted call is completed by the next. */
export async function startFeePayment(
  context: ShelterContext,
  { userId }: Caller,
  requestId: number,
): Promise<ReplyOf<typeof endpoints.startFeePayment>> {
  const provider = requireProvider(context);
  const { payment, email } = await openPayment(context, userId, requestId);
  if (payment.state === "paid") throw new ApiError("conflict", "The fee is paid already.");
  const intent = await orProviderDown(ensureIntent(context, provider, payment, email));
  return { clientSecret: intent.clientSecret, payment_intent_id: intent.id, amount: toDollars(payment.amountCents) };
}

const openPayment = ({ database }: ShelterContext, userId: number, requestId: number) =>
  database.transaction(async (tx) => {
    await lockRequestRow(tx, requestId);
    const found = await requestById(tx, requestId);
    // mutant(fees.test.ts): a fee is paid by its own customer
    if (found?.customer.id !== userId) throw requestNotFound();
    const { request, pet, customer } = found satisfies RequestRow;
    if (request.stage !== "approved" || pet.adoptionFeeCents === 0)
      throw new ApiError("conflict", "There is no fee to pay for this request.");
    const payment =
      (await lockPaymentOf(tx, requestId)) ?? (await insertFeePayment(tx, requestId, pet.adoptionFeeCents));
    return { payment, email: customer.email };
  });

async function ensureIntent(
  { database }: ShelterContext,
  provider: PaymentProvider,
  { id, intentId, reference, amountCents }: FeePayment,
  email: string,
): Promise<Intent> {
  const known = intentId === null ? undefined : await provider.fetchIntent(intentId);
  if (known) return known;
  const intent = await provider.createIntent({ reference, amountCents, currency: "usd", email });
  await rememberIntent(database.db, id, intent.id);
  return intent;
}

export async function confirmFeePayment(
  context: ShelterContext,
  { userId }: Caller,
  requestId: number,
): Promise<ReplyOf<typeof endpoints.confirmFeePayment>> {
  const provider = requireProvider(context);
  const payment = await context.database.transaction(async (tx) => {
    const found = await requestById(tx, requestId);
    if (found?.customer.id !== userId) throw requestNotFound();
    return lockPaymentOf(tx, requestId);
  });
  if (payment) await orProviderDown(settleFee(context, provider, payment));
  const current = await context.database.transaction((tx) => lockPaymentOf(tx, requestId));
  const isPaid = current?.state === "paid";
  return {
    is_paid: isPaid,
    message: isPaid ? "We have received the adoption fee. Thank you!" : "The payment has not been completed.",
  };
}

function requireProvider({ provider }: ShelterContext): PaymentProvider {
  if (provider) return provider;
  throw new ApiError("failed_dependency", "We do not accept cards. Please pay the fee when you take the animal home.");
}

const orProviderDown = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw cause instanceof ProviderUnavailableError
      ? new ApiError(
          "failed_dependency",
          "The payment could not be started or checked. Please try again in a moment.",
          { cause },
        )
      : cause;
  });
