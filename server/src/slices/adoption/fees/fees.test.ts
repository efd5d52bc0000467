import type { Api } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { FakePaymentProvider } from "../../../../test/support/fake-payment-provider.ts";
import { sendPaymentEvent, testOrderContext } from "../../../../test/support/payments.ts";
import { aHandover, anApprovedApplicant } from "../../../../test/support/shelter.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { findViolations } from "../../../integrity/find-violations.ts";
import { adoptionPayments, pets } from "../../../schema/index.ts";
import { reconcileFees } from "./reconcile-fees.ts";
import { applyIntent } from "./settle-fee.ts";

const provider = new FakePaymentProvider();
const shop = testShop({ provider, settings: { RATE_LIMIT_SCALE: "1000" } });
let keeper: Api;
beforeEach(async () => {
  provider.isDown = false;
  keeper = await staffApi(shop, "keeper");
});

/** Somebody who has started to pay the fee of an approved request. */
async function aPayingApplicant() {
  const applicant = await anApprovedApplicant(shop.database, (caller) => apiFor(shop, caller), keeper);
  const { payment_intent_id: intentId } = await applicant.api.startFeePayment({
    params: { id: applicant.requestId },
    body: {},
  });
  const payment = async () =>
    (await shop.database.db.select().from(adoptionPayments).where(eq(adoptionPayments.intentId, intentId)))[0];
  const decline = () =>
    keeper.moveRequest({
      params: { id: applicant.requestId },
      body: { version: applicant.version, stage: "declined" },
    });
  return { ...applicant, intentId, payment, decline };
}

async function reconcile() {
  await shop.database.db.update(adoptionPayments).set({ nextCheckAt: new Date(0) });
  await reconcileFees(testOrderContext(shop, provider), new Date());
}

describe("an adoption fee by card", () => {
  it("is not paid before somebody has started to pay it", async () => {
    const { api, requestId } = await anApprovedApplicant(shop.database, (caller) => apiFor(shop, caller), keeper);
    expect(await api.confirmFeePayment({ params: { id: requestId }, body: {} })).toMatchObject({ is_paid: false });
  });

  it("is one payment however often it is started, of its own customer", async () => {
    const { api, requestId, intentId } = await aPayingApplicant();
    const params = { id: requestId };
    expect(await api.startFeePayment({ params, body: {} })).toMatchObject({ payment_intent_id: intentId });
    const stranger = (await aPayingApplicant()).api;
    expect(await errorOf(stranger.startFeePayment({ params, body: {} }))).toMatchObject({ status: 404 });
    provider.isDown = true;
    expect(await errorOf(api.confirmFeePayment({ params, body: {} }))).toMatchObject({ status: 424 });
  });

  it("counts through the provider's event, sent twice, and through the reconciler", async () => {
    const [one, other] = [await aPayingApplicant(), await aPayingApplicant()];
    for (const { intentId } of [one, other]) provider.updateIntent(intentId, { status: "succeeded" });
    for (const id of ["evt_fee", "evt_fee"]) await sendPaymentEvent(shop, { id, intentId: one.intentId });
    expect([(await one.payment())?.state, (await other.payment())?.state]).toEqual(["paid", "open"]);
    await reconcile();
    expect((await other.payment())?.state).toBe("paid");
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("does not count before the provider says so, or with another amount", async () => {
    const { intentId, payment } = await aPayingApplicant();
    await reconcile();
    expect((await payment())?.state).toBe("open");
    provider.updateIntent(intentId, { status: "succeeded", amountCents: 1 });
    await reconcile();
    expect((await payment())?.state).toBe("open");
  });

  it("goes back once when the promise is taken back, or the account is deleted", async () => {
    const declined = await aPayingApplicant();
    const erased = await aPayingApplicant();
    for (const { intentId } of [declined, erased]) provider.updateIntent(intentId, { status: "succeeded" });
    await reconcile();
    await declined.decline();
    const { email } = await erased.api.getProfile();
    await erased.api.deleteAccount({ body: { email } });
    expect([(await declined.payment())?.state, (await erased.payment())?.state]).toEqual(["refund_due", "refund_due"]);
    await reconcile();
    await reconcile();
    expect([(await declined.payment())?.state, (await erased.payment())?.state]).toEqual(["refunded", "refunded"]);
    const intent = await provider.fetchIntent(declined.intentId);
    expect(intent?.refundedCents).toBe(10_000);
    if (intent) await applyIntent(testOrderContext(shop, provider), (await declined.payment())?.id ?? 0, intent);
    expect((await declined.payment())?.state).toBe("refunded");
    expect(await findViolations(shop.database.db)).toEqual([]);
  });

  it("that the provider refuses to refund is asked for again or paid back by hand, by those who decide", async () => {
    const { requestId, intentId, payment, decline } = await aPayingApplicant();
    provider.updateIntent(intentId, { status: "succeeded" });
    await reconcile();
    await decline();
    const params = { id: requestId };
    const complete = (action: "retry" | "by_hand") => keeper.completeFeeRefund({ params, body: { action } });
    const feeState = async () => (await keeper.getRequestAsStaff({ params })).fee.state;
    expect(await errorOf(complete("by_hand"))).toMatchObject({ code: "conflict" });
    provider.refundOutcome = "rejected";
    await reconcileFees(testOrderContext(shop, provider), new Date());
    expect(await feeState()).toBe("refund_rejected");
    await shop.database.db.update(pets).set({ adoptionFeeCents: 5_000 });
    expect((await keeper.getRequestAsStaff({ params })).fee.amount).toBe(100);
    expect((await complete("retry")).fee.state).toBe("refund_due");
    await reconcileFees(testOrderContext(shop, provider), new Date());
    expect(await feeState()).toBe("refund_rejected");
    expect((await complete("by_hand")).fee.state).toBe("refunded");
    expect(await errorOf(complete("by_hand"))).toMatchObject({ code: "conflict" });
    provider.refundOutcome = "succeeded";
    await reconcile();
    expect((await provider.fetchIntent(intentId))?.refundedCents).toBe(0);
    expect((await payment())?.state).toBe("refunded");
    const clerk = await staffApi(shop, "clerk");
    const refused = clerk.completeFeeRefund({ params, body: { action: "by_hand" } });
    expect(await errorOf(refused)).toMatchObject({ status: 403 });
  });

  it("that comes too late goes back, and one that nobody needs is cancelled", async () => {
    const [late, open, cash] = [await aPayingApplicant(), await aPayingApplicant(), await aPayingApplicant()];
    await late.decline();
    await open.decline();
    await keeper.handOverPet({ params: { id: cash.requestId }, body: aHandover(cash.version) });
    provider.updateIntent(late.intentId, { status: "succeeded" });
    await reconcile();
    await reconcile();
    expect((await late.payment())?.state).toBe("refunded");
    expect([(await open.payment())?.state, (await cash.payment())?.state]).toEqual(["canceled", "canceled"]);
  });
});
