import type { Invoice } from "@pawhaven/contract";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../../test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../../../test/support/factories.ts";
import { MailServer } from "../../../../test/support/mail-server.ts";
import { placeCashOrder, startCardPayment } from "../../../../test/support/orders.ts";
import { readPdf } from "../../../../test/support/read-pdf.ts";
import { shopWithRefunds } from "../../../../test/support/refunds.ts";
import { testShopIdentity } from "../../../../test/support/shop-identity.ts";
import { deliverDueMails, smtpTransport } from "../../../platform/mail/deliver.ts";
import { invoices, mailOutbox, orders } from "../../../schema/index.ts";
import { readInvoiceAttachment } from "./invoice-file.ts";
import { issueMissingInvoices } from "./issue-missing-invoices.ts";

const { shop, staff, refund, aPaidOrder } = shopWithRefunds();
const server = new MailServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const number = expect.stringMatching(/^\d{4}-\d{6}$/) as string;
const noteNumber = expect.stringMatching(/^CN-\d{4}-\d{6}$/) as string;

/** Two balls of ten dollars, in cash. */
async function aCashOrder(own: Parameters<typeof aCustomer>[1] = {}) {
  const customer = await aCustomer(shop.database, own);
  const { id: ball } = await aGear(shop.database, { name: "Ball" });
  const api = apiFor(shop, customer);
  const { transaction_id: id } = await placeCashOrder(api, [{ id: ball, quantity: 2 }]);
  return { api, id, ball, token: customer.token };
}

const invoicesOf = async ({
  api,
  id,
}: Pick<Awaited<ReturnType<typeof aCashOrder>>, "api" | "id">): Promise<Invoice[]> =>
  (await api.getOrder({ params: { id } })).invoices;

const download = (id: string, invoice: Invoice | undefined, headers: Record<string, string>) =>
  shop.app.inject({ url: `/api/orders/${id}/invoices/${invoice?.number}`, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("the invoice of an order", () => {
  it("is issued with a cash order, over all of it", async () => {
    const order = await aCashOrder();
    expect(await invoicesOf(order)).toEqual([
      { number, kind: "invoice", issued_on: expect.any(String) as string, amount: 20 },
    ]);
    expect(await order.api.getReceipt({ params: { id: order.id } })).toMatchObject({
      invoices: [{ number, kind: "invoice" }],
      shippingAddress: { country: "vn", phone: expect.any(String) as string },
    });
  });

  it("is issued when a card order is paid, and not before", async () => {
    const api = apiFor(shop, await aCustomer(shop.database));
    const { id: gear } = await aGear(shop.database);
    const { transaction_id: unpaid } = await startCardPayment(api, [{ id: gear, quantity: 1 }], 1000);
    expect(await invoicesOf({ api, id: unpaid })).toEqual([]);
    expect(await invoicesOf(await aPaidOrder())).toMatchObject([{ number, kind: "invoice", amount: 50 }]);
  });

  it("can be downloaded by its customer and by staff, and by nobody else", async () => {
    const order = await aCashOrder();
    const [invoice] = await invoicesOf(order);
    const own = await download(order.id, invoice, bearer(order.token));
    expect(own.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename*=UTF-8''invoice-${invoice?.number}.pdf`,
      "cache-control": "private, no-store",
    });
    const text = readPdf(own.rawPayload).join("\n");
    for (const words of [invoice?.number, order.id, "Ball", "$20.00"]) expect(text).toContain(words);
    const other = await aCashOrder();
    expect((await download(order.id, invoice, bearer(other.token))).statusCode).toBe(404);
    expect((await download(other.id, invoice, bearer(other.token))).statusCode).toBe(404);
    expect((await download(order.id, invoice, {})).statusCode).toBe(401);
    const { staffToken } = await aStaffMember(shop.database, "clerk");
    const url = `/api/staff/orders/${order.id}/invoices/${invoice?.number}`;
    const atWork = await shop.app.inject({
      url,
      headers: { cookie: `staff=${staffToken}; __Host-staff=${staffToken}`, "sec-fetch-site": "same-origin" },
    });
    expect(atWork.rawPayload).toEqual(own.rawPayload);
  });

  it("stays as it was when shop, customer and gear change, and cannot be deleted", async () => {
    const order = await aCashOrder();
    const [invoice] = await invoicesOf(order);
    const before = (await download(order.id, invoice, bearer(order.token))).rawPayload;
    await shop.database.db.execute(sql`update order_lines set name = 'Something else' where gear_id = ${order.ball}`);
    await shop.database.db.update(orders).set({ name: "Somebody" }).where(eq(orders.transactionId, order.id));
    expect((await download(order.id, invoice, bearer(order.token))).rawPayload).toEqual(before);
    const own = eq(invoices.number, invoice?.number ?? "");
    const stays = { cause: { constraint: "invoices_stay" } };
    await expect(shop.database.db.update(invoices).set({ amountCents: 1 }).where(own)).rejects.toMatchObject(stays);
    await expect(shop.database.db.update(invoices).set({ sequence: 999 }).where(own)).rejects.toMatchObject(stays);
    await expect(shop.database.db.delete(invoices).where(own)).rejects.toMatchObject(stays);
  });

  it("comes with the mail about the order", async () => {
    const email = "with-invoice@example.com";
    const order = await aCashOrder({ email });
    const [invoice] = await invoicesOf(order);
    const { db } = shop.database;
    const transport = smtpTransport(
      server.url,
      () => "Pawhaven <hello@shop.example>",
      (reference) => readInvoiceAttachment(db, reference),
    );
    await deliverDueMails(db, transport);
    transport.close();
    const [attached] = server.mailsTo(email)[0]?.attachments ?? [];
    expect(attached).toMatchObject({ filename: `invoice-${invoice?.number}.pdf`, mimeType: "application/pdf" });
    expect(readPdf(new Uint8Array(attached?.content as ArrayBuffer)).join("\n")).toContain(invoice?.number);
  });

  it("does not come with a mail to an address that nobody has proven", async () => {
    const email = "unproven@example.com";
    await aCashOrder({ email, emailConfirmedAt: null });
    const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
    expect(mail).toMatchObject({
      subject: expect.stringContaining("We have received your order") as string,
      attachment: null,
    });
  });
});

describe("a credit note", () => {
  it("takes back the whole of a cash order that is cancelled", async () => {
    const order = await aCashOrder();
    await order.api.cancelOrder({ params: { id: order.id } });
    const [, note] = await invoicesOf(order);
    expect(note).toMatchObject({ number: noteNumber, kind: "credit_note", amount: 20 });
    const text = readPdf((await download(order.id, note, bearer(order.token))).rawPayload).join("\n");
    for (const words of ["The order was cancelled.", "Corrects invoice", "Ball", "$20.00"])
      expect(text).toContain(words);
    const sent = and(
      sql`${mailOutbox.subject} like ${`Your order has been cancelled (${order.id})`}`,
      sql`${mailOutbox.attachment} like 'invoice %'`,
    );
    expect(await shop.database.db.select().from(mailOutbox).where(sent)).toHaveLength(1);
  });

  it("takes back items of a cash order one after the other, and then the rest", async () => {
    const order = await aCashOrder();
    const items = [{ id: order.ball, cancelled: 1 }];
    await staff().cancelCashItems({ params: { id: order.id }, body: { items, reason: "Damaged." } });
    await order.api.cancelOrder({ params: { id: order.id } });
    expect(await invoicesOf(order)).toMatchObject([{ amount: 20 }, { amount: 10 }, { amount: 10 }]);
  });

  it("is issued with every refund of a card payment, once", async () => {
    const order = await aPaidOrder();
    await refund(order.id, { lines: [{ id: order.ball, cancel: 1 }], reason: "shop" });
    await refund(order.id, { amount: 5, reason: "goodwill" });
    expect(await invoicesOf(order)).toMatchObject([
      { kind: "invoice", amount: 50 },
      { kind: "credit_note", amount: 10 },
      { kind: "credit_note", amount: 5 },
    ]);
  });
});

it("orders of before get their invoice and credit notes, once", async () => {
  const order = await aCashOrder();
  await order.api.cancelOrder({ params: { id: order.id } });
  const forget = async () => {
    await shop.database.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from invoices`);
      await tx.execute(sql`delete from invoice_series`);
    });
  };
  await forget();
  await issueMissingInvoices(shop.database, testShopIdentity());
  const issued = await invoicesOf(order);
  expect(issued).toMatchObject([
    { kind: "invoice", amount: 20 },
    { kind: "credit_note", amount: 20 },
  ]);
  await issueMissingInvoices(shop.database, testShopIdentity());
  expect(await invoicesOf(order)).toEqual(issued);
});
