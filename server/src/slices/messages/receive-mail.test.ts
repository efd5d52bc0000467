import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { signWebhookBody } from "../../platform/http/webhook-signature.ts";
import { mailOutbox, threads } from "../../schema/index.ts";

const secret = "a secret of at least 32 characters";
const shop = testShop({ settings: { REPLY_DOMAIN: "Reply.shop.example", INBOUND_MAIL_SECRET: secret } });
const sandboxShop = testShop();
const shopWithoutAnswers = testShop({ settings: { SANDBOX: "off" } });

let api: ReturnType<typeof apiFor>;
beforeAll(async () => {
  api = apiFor(shop, await aStaffMember(shop.database, "clerk"));
});

let count = 0;
/** A message that was answered: the customer has a mail with the thread's address. */
async function anAnsweredThread() {
  count += 1;
  const email = `linh-${count}@example.com`;
  const body = { full_name: "Linh", email, message: "Do you clip parrots' claws?" };
  await apiFor(shop, { from: `10.0.${count}.1` }).sendContactMessage({ body });
  const [thread] = await shop.database.db.select().from(threads).where(eq(threads.email, email));
  const params = { id: thread?.id ?? 0 };
  await api.replyToThread({ params, body: { version: 1, text: "Yes." } });
  const [mail] = await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  return { params, email, address: mail?.replyTo ?? "" };
}

type Delivery = { signature?: string | undefined; at?: number; node?: typeof shop };
const deliverRaw = (payload: string, { signature, at, node = shop }: Delivery = {}) =>
  node.app.inject({
    method: "POST",
    url: "/api/inbound-mail",
    headers: {
      "content-type": "application/json",
      "mail-signature": signature ?? signWebhookBody(payload, secret, at),
    },
    payload,
  });
const deliver = (mail: object, options?: Delivery) =>
  deliverRaw(JSON.stringify({ id: `mail-${(count += 1)}`, ...mail }), options);
const threadOf = (params: { id: number }) => api.getThread({ params });

describe("an answer by mail", () => {
  it("goes into its thread, reopens it and proves the address", async () => {
    const { params, email, address } = await anAnsweredThread();
    expect(address).toMatch(/^r\d+-[0-9a-f]{24}@reply\.shop\.example$/);
    await api.updateThread({ params, body: { version: 2, state: "closed" } });
    const mail = { to: `"Pawhaven" <${address.toUpperCase()}>, other@example.com`, from: `Linh <${email}>` };
    expect((await deliver({ ...mail, text: "Thank you!\r\n> Yes." })).statusCode).toBe(200);
    const thread = await threadOf(params);
    expect(thread).toMatchObject({ state: "open", is_sender_proven: true, version: 4 });
    expect(thread.entries.at(-1)).toMatchObject({ kind: "message", author: "Linh", sender: email, is_cut: false });
    expect((await api.listNotifications())[0]).toMatchObject({ kind: "message", id: String(params.id) });
  });

  it("from another address is shown with it and proves nothing", async () => {
    const { params, address } = await anAnsweredThread();
    await deliver({ to: [address], from: "friend@example.com", text: "Me too." });
    const thread = await threadOf(params);
    expect(thread.is_sender_proven).toBe(false);
    expect(thread.entries.at(-1)).toMatchObject({ sender: "friend@example.com" });
  });

  it("counts once, however often it is delivered", async () => {
    const { params, email, address } = await anAnsweredThread();
    const payload = JSON.stringify({ id: "one and the same", to: address, from: email, text: "Hello." });
    const responses = await Promise.all(Array.from({ length: 10 }, () => deliverRaw(payload)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const { entries, version } = await threadOf(params);
    expect([entries.length, version]).toEqual([3, 3]);
  });

  it("is stored as text without NUL, whatever it holds, and cut if it is long", async () => {
    const { params, email, address } = await anAnsweredThread();
    const send = async (text: object) => {
      expect((await deliver({ to: address, from: email, ...text })).statusCode).toBe(200);
      return (await threadOf(params)).entries.at(-1);
    };
    expect(await send({ text: "a\0b\ud800" })).toMatchObject({ text: "ab\ufffd" });
    expect(await send({ text: "<script>alert(1)</script>" })).toMatchObject({ text: "<script>alert(1)</script>" });
    const html = "<head><title>x</title></head><style>p{}</style><p>One&nbsp;&amp; two</p><div>three<br>four</div><scr";
    expect(await send({ text: " ", html })).toMatchObject({ text: "One & two\n\nthree\nfour" });
    expect(await send({ html: "<style".repeat(10_000) })).toMatchObject({ text: "(no text)" });
    expect(await send({ text: "x".repeat(60_000) })).toMatchObject({ text: "x".repeat(20_000), is_cut: true });
  });

  it("is refused with a wrong or old signature, and when it cannot be read", async () => {
    const { params, email, address } = await anAnsweredThread();
    const mail = { to: address, from: email, text: "Hello." };
    const old = Math.floor(Date.now() / 1000) - 301;
    const deliveries = [
      deliver(mail, { signature: signWebhookBody("another body", secret) }),
      deliver(mail, { signature: `t=1,v1=${"0".repeat(64)}` }),
      deliver(mail, { signature: "" }),
      deliver(mail, { at: old }),
      deliverRaw("not JSON"),
      deliverRaw(JSON.stringify({ ...mail })),
      deliverRaw(JSON.stringify({ ...mail, id: 7 })),
    ];
    for (const { statusCode } of await Promise.all(deliveries)) expect(statusCode).toBe(400);
    expect((await threadOf(params)).entries).toHaveLength(2);
  });

  it("is refused at an address that is not a thread's, or no longer", async () => {
    const { params, email, address } = await anAnsweredThread();
    const other = address.replace(/^r\d+/, `r${params.id + 1}`);
    for (const to of ["", "hello@reply.shop.example", other, address.replace("reply.shop", "evil"), "r99999999999-x@y"])
      expect((await deliver({ to, from: email, text: "Hello." })).statusCode).toBe(404);
    await shop.database.db.delete(threads).where(eq(threads.id, params.id));
    expect((await deliver({ to: address, from: email, text: "Hello." })).statusCode).toBe(404);
  });

  it("cannot flood a thread", async () => {
    const { email, address } = await anAnsweredThread();
    for (let sent = 0; sent < 50; sent++) await deliver({ to: address, from: email, text: "Hello." });
    expect((await deliver({ to: address, from: email, text: "Hello." })).statusCode).toBe(429);
  });

  it("has no endpoint where nobody receives mail for the shop", async () => {
    expect((await deliver({ to: "", from: "", text: "" }, { node: shopWithoutAnswers })).statusCode).toBe(404);
  });
});

describe("the mail sandbox", () => {
  it("lets the recipient of a mail answer it, as a provider would deliver it", async () => {
    const { app, database } = sandboxShop;
    const body = { full_name: "Linh", email: "linh@example.com", message: "Do you clip parrots' claws?" };
    await apiFor(sandboxShop).sendContactMessage({ body });
    const staffApi = apiFor(sandboxShop, await aStaffMember(database, "clerk"));
    const [row] = await database.db.select().from(threads).orderBy(desc(threads.id));
    const params = { id: row?.id ?? 0 };
    await staffApi.replyToThread({ params, body: { version: 1, text: "Yes." } });
    const [mail, toShop] = await apiFor(sandboxShop).readOutbox();
    expect(toShop?.answer_path).toBeNull();
    const url = mail?.answer_path ?? "";
    expect((await app.inject({ url })).body).toContain("Re: General Inquiry");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const sent = await app.inject({ method: "POST", url, headers, payload: "text=Thank+you!" });
    expect(sent.body).toContain("The shop has received it.");
    expect((await staffApi.getThread({ params })).entries.at(-1)).toMatchObject({
      kind: "message",
      text: "Thank you!",
    });
    expect((await app.inject({ url: "/stand-in/mail/answer?to=nobody" })).statusCode).toBe(422);
    expect((await shop.app.inject({ url })).statusCode).toBe(404);
  });
});
