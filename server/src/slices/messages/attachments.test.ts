import { desc, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, staffHeaders } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { anImage } from "../../../test/support/images.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { signWebhookBody } from "../../platform/http/webhook-signature.ts";
import { mailOutbox, threadAttachments, threadEntries, threads, users } from "../../schema/index.ts";

const secret = "a secret of at least 32 characters";
const shop = testShop({ settings: { REPLY_DOMAIN: "reply.shop.example", INBOUND_MAIL_SECRET: secret } });
const aPdf = (size = 100) => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, "x")]);

type Member = Awaited<ReturnType<typeof aStaffMember>>;
let clerk: Member;
let keeper: Member;
let picture: Buffer;
beforeAll(async () => {
  [clerk, keeper] = [await aStaffMember(shop.database, "clerk"), await aStaffMember(shop.database, "keeper")];
  const exif = { IFD0: { ImageDescription: "taken at home" } };
  picture = await anImage().withExif(exif).jpeg().toBuffer();
});

let count = 0;
async function anAnsweredThread(email = `linh-${(count += 1)}@example.com`) {
  const body = { full_name: "Linh", email, message: "The lamp came broken." };
  await apiFor(shop, { from: `10.0.${(count += 1)}.1` }).sendContactMessage({ body });
  const [thread] = await shop.database.db.select().from(threads).where(eq(threads.email, email));
  const params = { id: thread?.id ?? 0 };
  await apiFor(shop, clerk).replyToThread({ params, body: { version: 1, text: "Please send a photo." } });
  const [mail] = await shop.database.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return { params, email, address: mail?.replyTo ?? "" };
}
type AnsweredThread = Awaited<ReturnType<typeof anAnsweredThread>>;

const file = (name: string, bytes: Buffer | string) => ({ name, content: Buffer.from(bytes).toString("base64") });
const deliver = ({ email, address }: AnsweredThread, attachments: object[], id = `mail-${(count += 1)}`) => {
  const payload = JSON.stringify({ id, to: address, from: email, text: "Here it is.", attachments });
  const headers = { "content-type": "application/json", "mail-signature": signWebhookBody(payload, secret) };
  return shop.app.inject({ method: "POST", url: "/api/inbound-mail", headers, payload });
};
async function entryAfter(thread: AnsweredThread, attachments: object[]) {
  expect((await deliver(thread, attachments)).statusCode).toBe(200);
  return (await apiFor(shop, clerk).getThread({ params: thread.params })).entries.at(-1);
}
const open = (member: Member, threadId: number, id: number | undefined) =>
  shop.app.inject({
    url: `/api/staff/threads/${threadId}/attachments/${id}`,
    headers: staffHeaders(member.staffToken),
  });

describe("files of an answer by mail", () => {
  it("are kept if they are pictures or PDFs, and what is left out is said in words", async () => {
    const thread = await anAnsweredThread();
    const entry = await entryAfter(thread, [
      file("Lamp at home.HEIC.jpg", picture),
      file('../bill\u202e"fdp.exe', aPdf()),
      file("page.pdf", "<html><script>alert(1)</script>"),
      file("broken.png", Buffer.from("89504e470d0a1a0a00", "hex")),
      file("large.pdf", aPdf(5 * 1024 * 1024)),
      { name: "film.mov" },
    ]);
    expect(entry?.attachments).toMatchObject([
      { name: "Lamp at home.HEIC.webp", type: "image/webp" },
      { name: ".. bill fdp.pdf", type: "application/pdf", size: 109 },
    ]);
    expect(entry?.left_out).toEqual([
      "page.pdf is not a picture (PNG, JPEG, WebP) or a PDF",
      "broken.png is a picture that cannot be read",
      "large.pdf is too large",
      "film.mov is too large",
    ]);
  });

  it("are given to whoever may read the thread, as what they are and never as a page", async () => {
    const thread = await anAnsweredThread();
    const entry = await entryAfter(thread, [file("lamp.jpg", picture), file("Größe (1).pdf", aPdf())]);
    const [image, pdf] = entry?.attachments ?? [];
    const { id } = thread.params;
    const shown = await open(clerk, id, image?.id);
    expect(shown.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
    expect(shown.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    const saved = await open(clerk, id, pdf?.id);
    expect(saved.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "content-disposition": "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.pdf",
    });
    expect(saved.rawPayload).toEqual(aPdf());

    const other = await anAnsweredThread();
    expect((await open(keeper, id, image?.id)).statusCode).toBe(404);
    expect((await open(clerk, other.params.id, image?.id)).statusCode).toBe(404);
    const { version } = await apiFor(shop, clerk).getThread({ params: thread.params });
    await apiFor(shop, clerk).updateThread({ params: thread.params, body: { version, assignee_id: keeper.id } });
    expect((await open(keeper, id, image?.id)).statusCode).toBe(200);
  });

  it("are at most five of a mail, as many as a thread can hold, and once however often it is delivered", async () => {
    const thread = await anAnsweredThread();
    const many = Array.from({ length: 18 }, (_, index) => file(`${index}.pdf`, aPdf()));
    const entry = await entryAfter(thread, many);
    expect(entry?.attachments).toHaveLength(5);
    expect(entry?.left_out).toHaveLength(11);
    expect(entry?.left_out[0]).toBe("5.pdf is more than the 5 files that are kept of a mail");
    expect(entry?.left_out.at(-1)).toBe("3 more files");
    const twice = [await deliver(thread, [file("a.pdf", aPdf())], "twice"), await deliver(thread, [], "twice")];
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await apiFor(shop, clerk).getThread({ params: thread.params })).entries).toHaveLength(4);

    const [{ id: entryId } = { id: 0 }] = await shop.database.db
      .select()
      .from(threadEntries)
      .where(eq(threadEntries.threadId, thread.params.id));
    const full = Array.from({ length: 5 }, () => sql`(${entryId}::integer, 'x.pdf', 'application/pdf', ${aPdf()})`);
    await shop.database.db.execute(
      sql`insert into thread_attachments (entry_id, name, type, bytes) values ${sql.join(full, sql`, `)}`,
    );
    await shop.database.db.execute(
      sql`update thread_attachments set bytes = convert_to(repeat('x', 5242880), 'UTF8') where entry_id = ${entryId}`,
    );
    const refused = await entryAfter(thread, [file("one too many.pdf", aPdf())]);
    expect(refused).toMatchObject({
      attachments: [],
      left_out: ["one too many.pdf does not fit: this conversation has as many files as it can hold"],
    });
  });

  it("can be large, but only a few such mails are read at a time", async () => {
    const thread = await anAnsweredThread();
    const large = [file("a.pdf", aPdf(200_000))];
    for (let sent = 0; sent < 5; sent++) expect((await deliver(thread, large)).statusCode).toBe(200);
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => deliver(thread, large)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    expect((await deliver(thread, [file("a.pdf", aPdf(10 * 1024 * 1024))])).statusCode).toBe(413);
  });

  it("are part of the customer's data, and erased with the account", async () => {
    const customer = await registerCustomer(shop, { email: "owner@example.com" });
    await shop.database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, customer.id));
    const thread = await anAnsweredThread("owner@example.com");
    const entry = await entryAfter(thread, [file("proof.pdf", aPdf())]);
    const { messages } = (await customer.api.exportMyData()) as { messages: { messages: object[] }[] };
    expect(messages[0]?.messages.at(-1)).toMatchObject({
      attachments: [{ name: "proof.pdf", type: "application/pdf", content_base64: aPdf().toString("base64") }],
    });
    await customer.api.deleteAccount({ body: { email: "owner@example.com", password: customer.password } });
    const id = entry?.attachments[0]?.id ?? 0;
    expect(await shop.database.db.$count(threadAttachments, eq(threadAttachments.id, id))).toBe(0);
  });
});
