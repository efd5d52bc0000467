import { describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";
import { feedback, mailOutbox } from "../../schema/index.ts";

const shop = testShop({ settings: { SHOP_EMAIL: "shop@example.com" } });
const shopWithoutSandbox = testShop({ settings: { SANDBOX: "off" } });
const given = { name: "Linh", email: "linh@example.com", message: "The <b>bed</b> is lovely.\nThank you!" };
const send = (payload: object | string, remoteAddress = "127.0.0.1") =>
  shop.app.inject({ method: "POST", url: "/api/feedback", payload, remoteAddress });

describe("feedback", () => {
  it("is kept, and queued as mail to the shop that can be answered", async () => {
    const response = await send(given);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: "Feedback submitted successfully!" });
    expect(await shop.database.db.select().from(feedback)).toMatchObject([given]);
    const [mail] = await shop.database.db.select().from(mailOutbox);
    expect(mail).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "linh@example.com",
      subject: "Feedback from Linh",
      sentAt: null,
    });
    expect(mail?.bodyText).toContain(given.message);
    expect(mail?.bodyHtml).toContain("&#60;b&#62;bed");
  });

  it("cannot write headers of its own into the mail", async () => {
    await send({ ...given, name: "Eve\r\nBcc: all@example.com" }, "10.0.0.2");
    const mails = await shop.database.db.select().from(mailOutbox);
    expect(mails.at(-1)?.subject).toBe("Feedback from Eve Bcc: all@example.com");
  });

  it.each([
    ["no name", { ...given, name: "   " }, "name"],
    ["no e-mail address", { ...given, email: "" }, "email"],
    ["something else as e-mail address", { ...given, email: "linh" }, "email"],
    ["no message", { ...given, message: "" }, "message"],
    ["an endless message", { ...given, message: "x".repeat(5001) }, "message"],
    ["a number as name", { ...given, name: 7 }, "name"],
    ["an unknown field", { ...given, admin: true }, "body"],
  ])("with %s is refused next to the field, and nothing is kept", async (_, payload, field) => {
    const before = await shop.database.db.$count(feedback);
    const response = await send(payload, "10.0.0.3");
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: "invalid", errors: { [field]: [expect.any(String)] } });
    expect(await shop.database.db.$count(feedback)).toBe(before);
  });

  it("is limited per address, and says when to come back", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) statuses.push((await send(given, "10.0.0.4")).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    const refused = await send(given, "10.0.0.4");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: "rate_limited" });
    expect((await send(given, "10.0.0.5")).statusCode).toBe(201);
  });
});

describe("the mails of the shop", () => {
  it("can be read by everybody only while it is being tried out", async () => {
    expect((await shop.app.inject({ url: "/api/outbox" })).statusCode).toBe(200);
    expect((await shopWithoutSandbox.app.inject({ url: "/api/outbox" })).statusCode).toBe(404);
  });
});
