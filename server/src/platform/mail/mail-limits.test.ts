import { endpoints } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aCustomer, aGear } from "../../../test/support/factories.ts";
import { placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { contactAddresses, mailOutbox, users } from "../../schema/index.ts";
import { customerText, mailText } from "./mail-text.ts";
import { queueMail } from "./queue-mail.ts";

const log: string[] = [];
const logger = pino({ level: "warn" }, { write: (line: string) => void log.push(line) });
const shop = testShop({ logger, settings: { MAIL_DAILY_LIMIT: "8", UNCONFIRMED_MAX_UNITS_PER_GEAR: "8" } });
let gear = 0;
beforeAll(async () => {
  ({ id: gear } = await aGear(shop.database, { stock: 1000 }));
});

const mailsTo = (address: string) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address)).orderBy(mailOutbox.id);

const mailer = {
  shop: { name: "Pawhaven", email: "hello@shop.example" },
  mailLimits: { provenPerDay: 8, unprovenPerDay: 5, resetsPerHour: 3 },
};

const send = (to: string, userId: number | null = null) =>
  shop.database.transaction((tx) =>
    queueMail(tx, mailer, {
      to,
      userId,
      subject: mailText`Hello`,
      paragraphs: [mailText`Good day${customerText(", says Eve")}.`, customerText("Buy now!")],
      merge: null,
    }),
  );
const textTo = async (to: string, userId: number | null = null) => {
  await send(to, userId);
  return (await mailsTo(to)).at(-1)?.bodyText;
};

const neutral = "Good day.\n";
const full = "Good day, says Eve.\n\nBuy now!\n";

describe("an unconfirmed address", () => {
  it("gets five mails a day; further ones are dropped and logged, and what caused them succeeds", async () => {
    const { api, email } = await registerCustomer(shop);
    const orders: string[] = [];
    for (let count = 0; count < 8; count++) {
      const customer = { ...shipTo, email };
      orders.push((await placeCashOrder(api, [{ id: gear, quantity: 1 }], { customer })).transaction_id);
    }
    expect(await api.listOrders()).toHaveLength(8);
    expect(await mailsTo(email)).toHaveLength(5);
    expect(log.filter((line) => line.includes("mail dropped"))).toHaveLength(4);
    expect(log.join("")).not.toContain(email);
    expect(await errorOf(api.sendConfirmationLink())).toMatchObject({
      status: 429,
      message: "We have sent you many emails today. Please ask for a new link tomorrow.",
    });
  });

  it("has no second allowance by another capitalization or tag, nor by a new account", async () => {
    const variants = [
      "eve@example.com",
      "EVE@example.com",
      "eve+1@example.com",
      "eve+2@example.com",
      "eve+a+b@example.com",
    ];
    for (const variant of [...variants, ...variants]) await send(variant);
    const { id } = await aCustomer(shop.database, { email: "eve@example.com", emailConfirmedAt: null });
    await send("eve@example.com", id);
    await shop.database.db.delete(users).where(eq(users.id, id));
    await send("eve@example.com");
    const received = await Promise.all(variants.map((variant) => mailsTo(variant)));
    expect(received.map((mails) => mails.length)).toEqual([1, 1, 1, 1, 1]);
  });

  it("gets no words that a customer typed", async () => {
    expect(await textTo("nobody@example.com")).toBe(neutral);
    const { id } = await aCustomer(shop.database, { email: "new@example.com", emailConfirmedAt: null });
    expect(await textTo("new@example.com", id)).toBe(neutral);
    await shop.database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, id));
    expect(await textTo("NEW@example.com", id)).toBe(full);
    expect(await textTo("new@example.com")).toBe(neutral);
  });

  it("is proven to the customer for whom it was confirmed, and to no other", async () => {
    const [mine, other] = [await aCustomer(shop.database), await aCustomer(shop.database)];
    const address = { userId: mine.id, email: "aunt@example.com", tokenHash: Buffer.from("x"), expiresAt: new Date() };
    await shop.database.db.insert(contactAddresses).values(address);
    expect(await textTo("aunt@example.com", mine.id)).toBe(neutral);
    await shop.database.db.update(contactAddresses).set({ confirmedAt: new Date() });
    expect(await textTo("aunt@example.com", mine.id)).toBe(full);
    expect(await textTo("aunt@example.com", other.id)).toBe(neutral);
  });
});

describe("a confirmed address", () => {
  it("has a larger limit, and the shop's own has none", async () => {
    const { id } = await aCustomer(shop.database, { email: "known@example.com" });
    for (let count = 0; count < 10; count++) {
      await send("known@example.com", id);
      await send("hello@shop.example");
    }
    expect(await mailsTo("known@example.com")).toHaveLength(8);
    expect(await mailsTo("hello@shop.example")).toHaveLength(10);
    expect((await mailsTo("hello@shop.example"))[0]?.bodyText).toBe(full);
  });
});

describe("an endpoint that sends mail", () => {
  it("is limited per account, from whichever addresses it is called", async () => {
    const { token } = await aCustomer(shop.database);
    const call = (index: number) =>
      apiFor(shop, { token, from: `10.7.0.${index}` }).cancelBooking({ params: { id: 999_999 } });
    for (let index = 0; index < endpoints.cancelBooking.accountLimit.times; index++)
      expect(await errorOf(call(index))).toMatchObject({ status: 404 });
    expect(await errorOf(call(99))).toMatchObject({ status: 429 });
    const other = apiFor(shop, await aCustomer(shop.database));
    expect(await errorOf(other.cancelBooking({ params: { id: 999_999 } }))).toMatchObject({ status: 404 });
  });
});
