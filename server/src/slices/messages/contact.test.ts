import { describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";
import { contactMessages, mailOutbox } from "../../schema/index.ts";

const shop = testShop({ settings: { SHOP_EMAIL: "shop@example.com" } });
const given = {
  full_name: "Linh Tran",
  email: "linh@example.com",
  phone: "+84285550142",
  subject: "Custom Request",
  message: "Do you clip parrots' claws?",
};
const send = (payload: object, remoteAddress = "127.0.0.1") =>
  shop.app.inject({ method: "POST", url: "/api/contacts", payload, remoteAddress });
const countMessages = () => shop.database.db.$count(contactMessages);

describe("a message to the shop", () => {
  it("is kept, and queued as mail to the shop that can be answered", async () => {
    const response = await send(given);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: "Message sent successfully!" });
    const { full_name: fullName, ...same } = given;
    expect(await shop.database.db.select().from(contactMessages)).toMatchObject([{ fullName, ...same }]);
    const [mail] = await shop.database.db.select().from(mailOutbox);
    expect(mail).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "linh@example.com",
      subject: "Custom Request: a message from Linh Tran",
    });
    expect(mail?.bodyText).toContain(given.message);
    expect(mail?.bodyText).toContain(given.phone);
  });

  it("is checked in the order of the form", async () => {
    const rules: [string, string, string][] = [
      ["full_name", " ", "Full Name is required."],
      ["email", " ", "Email is required."],
      ["email", "linh@example", "Invalid email format."],
      ["message", " ", "Message is required."],
      ["message", "Hello you ", "Message must be at least 10 characters long."],
    ];
    for (const [index, [field, value, message]] of rules.entries()) {
      const alsoWrong = Object.fromEntries(rules.slice(index + 1).map(([name, wrong]) => [name, wrong]));
      const refused = await send({ ...given, ...alsoWrong, phone: "0", [field]: value }, "10.0.0.2");
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([422, message]);
    }
    expect((await send({}, "10.0.0.2")).json()).toMatchObject({ message: "Full Name is required." });
  });

  it.each(["0285550142", "+0123", "1", "call me", "1234567890123456"])("refuses the phone number %s", async (phone) => {
    const before = await countMessages();
    const refused = await send({ ...given, phone }, "10.0.0.3");
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { phone: [expect.stringContaining("or leave it empty")] } });
    expect(await countMessages()).toBe(before);
  });

  it.each(["", null, undefined, "+84 28 5550 0142", "12"])("takes the phone number %j", async (phone) => {
    expect((await send({ ...given, phone }, "10.0.0.4")).statusCode).toBe(201);
  });

  it.each(["a@b.c, all@example.com", "Linh <linh@example.com>", "a@b.c\r\nBcc: all@example.com"])(
    "cannot be answered to %s",
    async (email) => {
      expect((await send({ ...given, email }, "10.0.0.5")).json()).toMatchObject({ message: "Invalid email format." });
    },
  );

  it("has one of the known subjects, General Inquiry unless another is chosen", async () => {
    expect((await send({ ...given, subject: "Lottery" }, "10.0.0.6")).statusCode).toBe(422);
    const { subject: _, ...without } = given;
    expect((await send(without, "10.0.0.6")).statusCode).toBe(201);
    expect((await shop.database.db.select().from(contactMessages)).at(-1)?.subject).toBe("General Inquiry");
  });

  it("is limited per address", async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn++) statuses.push((await send(given, "10.0.0.7")).statusCode);
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});
