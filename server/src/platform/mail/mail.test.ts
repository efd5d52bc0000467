import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MailServer } from "../../../test/support/mail-server.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { mailOutbox } from "../../schema/index.ts";
import { deliverDueMails, type MailTransport, smtpTransport } from "./deliver.ts";
import { mailText, shopText } from "./mail-text.ts";
import { claimMail, deleteOldMails } from "./outbox.ts";
import { type Mail, queueMail } from "./queue-mail.ts";

const mailer = {
  shop: { name: "Paws & Claws", email: "hello@shop.example" },
  mailLimits: { provenPerDay: 1000, unprovenPerDay: 1000, resetsPerHour: 3 },
};
const test = testDatabase();
const server = new MailServer();
let transport: MailTransport;

const aTransport = () => smtpTransport(server.url, () => "Pawhaven <hello@shop.example>");

beforeAll(async () => {
  await server.start();
  transport = aTransport();
});

afterAll(async () => {
  transport.close();
  await server.stop();
});

beforeEach(async () => {
  await test.database.db.delete(mailOutbox);
  server.received.length = 0;
  server.rejections.clear();
});

const aMail: Mail = {
  to: "linh@example.com",
  userId: null,
  subject: mailText`Hello`,
  paragraphs: [mailText`Good day.`],
  merge: null,
};
const queue = (own: Partial<Mail> = {}) =>
  test.database.transaction((tx) => queueMail(tx, mailer, { ...aMail, ...own }));
const deliver = () => deliverDueMails(test.database.db, transport);
const outbox = () => test.database.db.select().from(mailOutbox).orderBy(asc(mailOutbox.id));
const makeAllDue = () => test.database.db.update(mailOutbox).set({ nextAttemptAt: sql`now() - interval '1 second'` });

async function queuedFor(recipient: string) {
  const [mail] = await test.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
  return mail as typeof mailOutbox.$inferSelect;
}

/** By the database's clock. */
async function secondsUntilRetry(): Promise<number> {
  const [row] = await test.database.db
    .select({ seconds: sql<string>`extract(epoch from ${mailOutbox.nextAttemptAt} - now())` })
    .from(mailOutbox);
  return Number(row?.seconds);
}

describe("a queued mail", () => {
  it("is delivered as text and HTML, and marked as sent", async () => {
    await queue({
      replyTo: "minh@example.com",
      subject: mailText`Your link — Mèo & Chó`,
      paragraphs: [mailText`Dear Linh,`, mailText`here it is.`],
      action: { label: mailText`Choose a password`, url: "https://shop.example/reset/abc?x=1&y=2" },
      footnote: mailText`Was it not you? Do nothing.`,
    });
    await deliver();
    const [mail] = server.received;
    expect(mail).toMatchObject({
      envelope: { from: "hello@shop.example", to: ["linh@example.com"] },
      from: { name: "Pawhaven", address: "hello@shop.example" },
      to: [{ address: "linh@example.com" }],
      replyTo: [{ address: "minh@example.com" }],
      subject: "Your link — Mèo & Chó",
    });
    expect(mail?.text?.trim()).toBe(
      "Dear Linh,\n\nhere it is.\n\nChoose a password:\nhttps://shop.example/reset/abc?x=1&y=2\n\nWas it not you? Do nothing.",
    );
    expect(mail?.html).toContain('<a href="https://shop.example/reset/abc?x=1&#38;y=2"');
    expect(mail?.html).toContain("Was it not you? Do nothing.");
    expect(mail?.html).toContain("Paws &#38; Claws</td>");
    expect(await outbox()).toMatchObject([{ attempts: 1, sentAt: expect.any(Date) as Date, lastError: null }]);
  });

  it("loses its text when it is delivered, and disappears after its retention time", async () => {
    await queue({ action: { label: mailText`Set a new password`, url: "https://shop.example/reset/abc" } });
    await deliver();
    expect(await outbox()).toMatchObject([
      { recipient: "linh@example.com", subject: "Hello", bodyText: "", bodyHtml: "" },
    ]);
    await deleteOldMails(test.database.db, 30);
    expect(await outbox()).toHaveLength(1);
    await test.database.db.update(mailOutbox).set({ sentAt: sql`now() - interval '31 days'` });
    await deleteOldMails(test.database.db, 30);
    expect(await outbox()).toEqual([]);
  });

  it("is not delivered but deleted once the link in it has expired", async () => {
    await queue({ expiresInSeconds: 3600 });
    await queue({ to: "second@example.com" });
    await test.database.db
      .update(mailOutbox)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(mailOutbox.recipient, "linh@example.com"));
    await deliver();
    expect(server.received.flatMap(({ envelope }) => envelope.to)).toEqual(["second@example.com"]);
    await deleteOldMails(test.database.db, 30);
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(["second@example.com"]);
  });

  it("has no Reply-To header unless one is given", async () => {
    await queue();
    await deliver();
    expect(server.received[0]).not.toHaveProperty("replyTo");
  });

  it("escapes user input in HTML", async () => {
    const markup = `<img src=x onerror="alert('1')"> & <b>bold</b>`;
    const text = shopText(markup);
    await queue({ subject: text, paragraphs: [text], action: { label: text, url: markup }, footnote: text });
    await deliver();
    const [mail] = server.received;
    expect(mail?.subject).toBe(markup);
    expect(mail?.text).toContain(markup);
    expect(mail?.html).not.toMatch(/<img|<b>|onerror="/);
    expect(mail?.html).toContain("&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62; &#38; &#60;b&#62;");
  });

  it.each(["\r\n", "\n", "\r", "\r\n\r\n"])("prevents header injection through %j in user input", async (lineBreak) => {
    const injected = `Hi${lineBreak}Bcc: thief@example.com${lineBreak}X-Mark: 1`;
    await queue({ subject: shopText(injected), replyTo: `minh@example.com${lineBreak}Bcc: thief@example.com` });
    await deliver();
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail?.envelope.to).toEqual(["linh@example.com"]);
    expect(mail?.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["x-mark"]));
    expect(mail).not.toHaveProperty("bcc");
    expect(mail?.subject).toBe("Hi Bcc: thief@example.com X-Mark: 1");
  });

  it.each(["linh@example.com, thief@example.com", "linh@example.com\r\nRCPT TO:<thief@example.com>"])(
    "does not reach a second recipient through the address %j",
    async (to) => {
      await queue({ to });
      await deliver();
      expect(server.mailsTo("thief@example.com")).toEqual([]);
    },
  );

  it("is never sent if its transaction rolls back", async () => {
    const rolledBack = test.database.transaction(async (tx) => {
      await queueMail(tx, mailer, aMail);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    await deliver();
    expect(await outbox()).toEqual([]);
    expect(server.received).toEqual([]);
  });
});

describe("a mail that cannot be delivered", () => {
  it("records the error and does not block other mails", async () => {
    server.rejections.set("full@example.com", "The mailbox is full");
    await queue({ to: "first@example.com" });
    await queue({ to: "full@example.com" });
    await queue({ to: "last@example.com" });
    await deliver();
    expect(server.received.flatMap(({ envelope }) => envelope.to)).toEqual(["first@example.com", "last@example.com"]);
    const rejected = await queuedFor("full@example.com");
    expect(rejected).toMatchObject({ sentAt: null, attempts: 1 });
    expect(rejected.lastError).toContain("451 The mailbox is full");
  });

  it("is retried with exponential backoff until the server accepts it", async () => {
    server.rejections.set("linh@example.com", "Later please");
    await queue();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      await makeAllDue();
      await deliver();
      waits.push(Math.round((await secondsUntilRetry()) / 30) * 30);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600]);
    await deliver();
    expect((await outbox())[0]?.attempts).toBe(12);

    server.rejections.clear();
    await makeAllDue();
    await deliver();
    expect(server.received).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ sentAt: expect.any(Date) as Date, lastError: null }]);
  });

  it("is abandoned after five days, with its last error recorded, and does not block other mails", async () => {
    server.rejections.set("gone@example.com", "Nobody here");
    await queue({ to: "gone@example.com" });
    await test.database.db.update(mailOutbox).set({ attempts: 29 });
    await queue();
    await deliver();
    await makeAllDue();
    await deliver();
    expect(server.mailsTo("linh@example.com")).toHaveLength(1);
    const abandoned = await queuedFor("gone@example.com");
    expect(abandoned).toMatchObject({ sentAt: null, attempts: 30 });
    expect(abandoned.lastError).toContain("Nobody here");
  });

  it("is not lost while the mail server is down", async () => {
    await queue({ to: "first@example.com" });
    await queue({ to: "second@example.com" });
    await server.stop();
    await deliver();
    const waiting = await outbox();
    expect(waiting.map(({ sentAt, attempts }) => ({ sentAt, attempts }))).toEqual([
      { sentAt: null, attempts: 1 },
      { sentAt: null, attempts: 1 },
    ]);
    expect(waiting.every(({ lastError }) => lastError)).toBe(true);

    await server.start();
    await makeAllDue();
    await deliver();
    expect(server.received.flatMap(({ envelope }) => envelope.to)).toEqual(["first@example.com", "second@example.com"]);
  });
});

describe("mail workers", () => {
  it("deliver each mail once when several run concurrently", async () => {
    const recipients = Array.from({ length: 20 }, (_, index) => `person-${index}@example.com`);
    for (const to of recipients) await queue({ to });
    const other = aTransport();
    await Promise.all([deliver(), deliver(), deliverDueMails(test.database.db, other)]);
    other.close();
    expect(server.received.flatMap(({ envelope }) => envelope.to).sort()).toEqual(recipients.sort());
    expect(await test.database.db.$count(mailOutbox, eq(mailOutbox.attempts, 1))).toBe(20);
  });

  it("send a mail again, with the same Message-ID, if one crashed before marking it as sent", async () => {
    await queue();
    const claimed = await claimMail(test.database.db);
    await transport.send(claimed as NonNullable<typeof claimed>);
    await deliver();
    expect(server.received).toHaveLength(1);
    await makeAllDue();
    await deliver();
    expect(server.received).toHaveLength(2);
    await makeAllDue();
    await deliver();
    expect(server.received).toHaveLength(2);
    const [first, again] = server.received;
    expect(first?.messageId).toMatch(/^<\d+\.\d+@shop\.example>$/);
    expect(again?.messageId).toBe(first?.messageId);
  });
});
