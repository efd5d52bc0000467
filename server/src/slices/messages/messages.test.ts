import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, threadEntries, threads } from "../../schema/index.ts";
import { deleteOldThreads } from "./store.ts";

const shop = testShop({ settings: { SHOP_EMAIL: "shop@example.com" } });
const shopWithoutSandbox = testShop({ settings: { SANDBOX: "off" } });
const message = { name: "Linh", email: "linh@example.com", message: "The <b>bed</b> is lovely.\nThank you!" };
const send = (body: typeof message, from = "127.0.0.1") => apiFor(shop, { from }).sendFeedback({ body });
const sendRaw = (payload: object, remoteAddress: string) =>
  shop.app.inject({ method: "POST", url: "/api/feedback", payload, remoteAddress });

describe("feedback", () => {
  it("is stored and queued as a mail to the shop, with the sender as the reply address", async () => {
    expect(await send(message)).toEqual({ message: "Feedback submitted successfully!" });
    const { message: text, ...sender } = message;
    expect(await shop.database.db.select().from(threads)).toMatchObject([{ ...sender, kind: "feedback" }]);
    expect(await shop.database.db.select().from(threadEntries)).toMatchObject([{ kind: "message", text }]);
    const [mail] = await shop.database.db.select().from(mailOutbox);
    expect(mail).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "linh@example.com",
      subject: "Feedback from Linh",
      sentAt: null,
    });
    expect(mail?.bodyText).toContain(message.message);
    expect(mail?.bodyHtml).toContain("&#60;b&#62;bed");
  });

  it.each([
    ["an empty name", { ...message, name: "   " }, "name"],
    ["a header in the name", { ...message, name: "Eve\r\nBcc: all@example.com" }, "name"],
    ["a link as the name", { ...message, name: "Win at evil.example" }, "name"],
    ["no email address", { ...message, email: "" }, "email"],
    ["a malformed email address", { ...message, email: "linh" }, "email"],
    ["no message", { ...message, message: "" }, "message"],
    ["a message that is too long", { ...message, message: "x".repeat(5001) }, "message"],
    ["a number as the name", { ...message, name: 7 }, "name"],
    ["an unknown field", { ...message, admin: true }, "body"],
  ])("with %s is rejected with an error for the field and not stored", async (_, payload, field) => {
    const before = await shop.database.db.$count(threads);
    const response = await sendRaw(payload, "10.0.0.3");
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "invalid", errors: { [field]: [expect.any(String)] } });
    expect(await shop.database.db.$count(threads)).toBe(before);
  });

  it("is rate limited per IP address, and the response says when to retry", async () => {
    for (let count = 0; count < 10; count++) await send(message, "10.0.0.4");
    const rejected = await sendRaw(message, "10.0.0.4");
    expect(rejected.statusCode).toBe(429);
    expect(Number(rejected.headers["retry-after"])).toBeGreaterThan(0);
    expect(rejected.json()).toMatchObject({ code: "rate_limited" });
    await send(message, "10.0.0.5");
  });
});

describe("contact messages and feedback", () => {
  it("are deleted after their retention time, counted from the newest entry", async () => {
    const { db } = shop.database;
    const { name: full_name, ...rest } = message;
    await apiFor(shop).sendContactMessage({ body: { full_name, ...rest } });
    const counts = async () => [await db.$count(threads), await db.$count(threadEntries)];
    const before = await counts();
    await db.update(threads).set({ createdAt: sql`now() - interval '366 days'` });
    await deleteOldThreads(db, 365);
    expect(await counts()).toEqual(before);
    await db.update(threads).set({ lastEntryAt: sql`now() - interval '366 days'` });
    await deleteOldThreads(db, 365);
    expect(await counts()).toEqual([0, 0]);
  });
});

describe("the outbox", () => {
  it("is public in the sandbox and hidden elsewhere", async () => {
    expect(await apiFor(shop).readOutbox()).not.toEqual([]);
    expect(await errorOf(apiFor(shopWithoutSandbox).readOutbox())).toMatchObject({ status: 404 });
  });
});
