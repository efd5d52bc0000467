import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { mailOutbox, threadEntries, threads } from "../../schema/index.ts";

const shop = testShop({ settings: { SHOP_EMAIL: "shop@example.com" } });
const message = {
  full_name: "Linh Tran",
  email: "linh@example.com",
  phone: "+84285550142",
  subject: "Custom Request" as const,
  message: "Do you clip parrots' claws?",
};
type ContactRequest = Parameters<ReturnType<typeof apiFor>["sendContactMessage"]>[0];
const send = (body: ContactRequest["body"], from = "127.0.0.1") => apiFor(shop, { from }).sendContactMessage({ body });
const sendRaw = (payload: object, remoteAddress: string) =>
  shop.app.inject({ method: "POST", url: "/api/contacts", payload, remoteAddress });
const storedMessages = async () => {
  const rows = await shop.database.db
    .select()
    .from(threads)
    .innerJoin(threadEntries, eq(threadEntries.threadId, threads.id))
    .orderBy(threads.id);
  return rows.map(({ threads: thread, thread_entries: { text } }) => ({ ...thread, message: text }));
};

describe("a contact message", () => {
  it("is stored and queued as a mail to the shop, with the sender as the reply address", async () => {
    expect(await send(message)).toEqual({ message: "Message sent successfully!" });
    const { full_name: name, ...rest } = message;
    expect(await storedMessages()).toMatchObject([{ name, ...rest, kind: "contact", state: "open" }]);
    const [mail] = await shop.database.db.select().from(mailOutbox);
    expect(mail).toMatchObject({
      recipient: "shop@example.com",
      replyTo: "linh@example.com",
      subject: "Custom Request: a message from Linh Tran",
    });
    expect(mail?.bodyText).toContain(message.message);
    expect(mail?.bodyText).toContain(message.phone);
  });

  it("is validated in the order of the form's fields", async () => {
    const rules: [string, string, string][] = [
      ["full_name", " ", "Full Name is required."],
      ["email", " ", "Email is required."],
      ["email", "linh@example", "Invalid email format."],
      ["message", " ", "Message is required."],
      ["message", "Hello you ", "Message must be at least 10 characters long."],
    ];
    for (const [index, [field, value, error]] of rules.entries()) {
      const laterErrors = Object.fromEntries(rules.slice(index + 1).map(([name, wrong]) => [name, wrong]));
      const body = { ...message, ...laterErrors, phone: "0", [field]: value };
      expect(await errorOf(send(body, "10.0.0.2"))).toMatchObject({ status: 422, message: error });
    }
    expect((await sendRaw({}, "10.0.0.2")).json()).toMatchObject({ message: "Full Name is required." });
  });

  it.each(["0285550142", "+0123", "1", "call me", "1234567890123456"])(
    "is rejected with the phone number %s",
    async (phone) => {
      const before = await storedMessages();
      expect(await errorOf(send({ ...message, phone }, "10.0.0.3"))).toMatchObject({
        status: 422,
        errors: { phone: [expect.stringContaining("or leave it empty")] },
      });
      expect(await storedMessages()).toEqual(before);
    },
  );

  it.each(["", null, undefined, "+84 28 5550 0142", "090 123 4567", "12"])(
    "is accepted with the phone number %j",
    async (phone) => {
      expect(await send({ ...message, phone }, "10.0.0.4")).toEqual({ message: "Message sent successfully!" });
    },
  );

  it.each(["a@b.c, all@example.com", "Linh <linh@example.com>", "a@b.c\r\nBcc: all@example.com"])(
    "is rejected with the reply address %j",
    async (email) => {
      const error = await errorOf(send({ ...message, email }, "10.0.0.5"));
      expect(error.message).toBe("Invalid email format.");
    },
  );

  it("has one of the known subjects, by default General Inquiry", async () => {
    expect((await sendRaw({ ...message, subject: "Lottery" }, "10.0.0.6")).statusCode).toBe(422);
    const { subject: _, ...withoutSubject } = message;
    await send(withoutSubject, "10.0.0.6");
    expect((await storedMessages()).at(-1)?.subject).toBe("General Inquiry");
  });

  it("is rate limited per IP address", async () => {
    for (let count = 0; count < 10; count++) await send(message, "10.0.0.7");
    expect(await errorOf(send(message, "10.0.0.7"))).toMatchObject({ status: 429 });
  });
});
