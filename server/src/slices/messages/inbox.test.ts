import type { Thread, ThreadFilters } from "@pawhaven/contract";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, auditValues, mailOutbox, staff, threadEntries, threads, users } from "../../schema/index.ts";

const shop = testShop({ settings: { SHOP_EMAIL: "shop@example.com", RATE_LIMIT_SCALE: "1000", SMTP_URL: "smtp://x" } });
const noAnswersShop = testShop({ settings: { SHOP_EMAIL: "shop@example.com", SANDBOX: "off" } });

type Member = Awaited<ReturnType<typeof aMember>>;
const aMember = async (role: "owner" | "clerk" | "keeper" = "clerk") => {
  const member = await aStaffMember(shop.database, role);
  return { ...member, api: apiFor(shop, member) };
};
let clerk: Member;
let keeper: Member;
beforeAll(async () => {
  [clerk, keeper] = [await aMember(), await aMember("keeper")];
});

let count = 0;
/** Writes with the contact form and gives the thread as a clerk sees it. */
async function aThread(given: { email?: string; message?: string; name?: string } = {}): Promise<Thread> {
  count += 1;
  const { email = `linh-${count}@example.com`, message = "Do you clip parrots' claws?", name = "Linh" } = given;
  await apiFor(shop, { from: `10.0.${count}.1` }).sendContactMessage({ body: { full_name: name, email, message } });
  const [row] = await shop.database.db.select().from(threads).orderBy(desc(threads.id)).limit(1);
  return clerk.api.getThread({ params: { id: row?.id ?? 0 } });
}
const update = ({ api }: Member, { id, version }: Thread, change: object) =>
  api.updateThread({ params: { id }, body: { version, ...change } });
const answer = ({ api }: Member, { id, version }: Thread, text = "Yes, we do.", closes = false) =>
  api.replyToThread({ params: { id }, body: { version, text, closes } });
const idsOf = async ({ api }: Member, query: ThreadFilters = {}) =>
  (await api.listThreads({ query })).rows.map(({ id }) => id);
const newestMail = async () =>
  (await shop.database.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1))[0];
const entriesAbout = (id: number) =>
  shop.database.db
    .select()
    .from(auditLog)
    .leftJoin(auditValues, eq(auditValues.entryId, auditLog.id))
    .where(eq(auditLog.objectId, String(id)))
    .orderBy(auditLog.id);

describe("a message", () => {
  it("opens a thread that belongs to the account with this proven address, and to the order it mentions", async () => {
    const buyer = await aCustomer(shop.database, { email: "buyer@example.com", name: "Robin" });
    const gear = await aGear(shop.database);
    const order = await placeCashOrder(apiFor(shop, buyer), [{ id: gear.id, quantity: 1 }]);
    const number = order.transaction_id;
    const message = `Where is ${number.toLowerCase()}? And VN-00000000000000000000?`;
    expect(await aThread({ email: "Buyer@example.com", message })).toMatchObject({
      state: "open",
      kind: "contact",
      subject: "General Inquiry",
      customer: { id: buyer.id, name: "Robin" },
      is_sender_proven: false,
      order_number: number,
      assignee: null,
      entries: [{ kind: "message", author: "Linh", text: message, sender: null }],
    });
  });

  it("is linked when the address is proven later, and erased with the account", async () => {
    const email = "later@example.com";
    const { id } = await aThread({ email });
    const customer = await registerCustomer(shop, { email });
    expect((await clerk.api.getThread({ params: { id } })).customer).toBeNull();
    await shop.database.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.email, email));
    const thread = await clerk.api.getThread({ params: { id } });
    expect(thread.customer?.id).toBe(customer.id);
    await answer(clerk, await clerk.api.addThreadNote({ params: { id }, body: { text: "A regular." } }));

    const exported = JSON.stringify(await customer.api.exportMyData());
    expect(exported).toContain("parrots' claws");
    expect(exported).toContain("Yes, we do.");
    expect(exported).not.toContain("A regular.");
    const stranger = await registerCustomer(shop);
    expect(JSON.stringify(await stranger.api.exportMyData())).not.toContain("parrots' claws");

    await customer.api.deleteAccount({ body: { email, password: customer.password } });
    expect(await errorOf(clerk.api.getThread({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await shop.database.db.$count(threadEntries, eq(threadEntries.threadId, id))).toBe(0);
    for (const { audit_values: values } of await entriesAbout(id)) expect(values).toBeNull();
  });

  it("is found by state, kind, assignee, words and day, newest entry first", async () => {
    const one = await aThread({ name: "Zebedee", message: "A question about hedgehogs." });
    const other = await aThread({ message: "A hedgehog again, please." });
    await update(clerk, one, { assignee_id: clerk.id });
    await apiFor(shop).sendFeedback({ body: { name: "Zebedee", email: "z@example.com", message: "Lovely shop." } });
    expect(await idsOf(clerk, { text: "HEDGEHOG" })).toEqual([other.id, one.id]);
    expect(await idsOf(clerk, { text: "hedgehog", assignee: "me" })).toEqual([one.id]);
    expect(await idsOf(clerk, { text: "hedgehog", assignee: "nobody" })).toEqual([other.id]);
    expect(await idsOf(clerk, { text: "hedgehog", assignee: String(keeper.id) })).toEqual([]);
    expect(await idsOf(clerk, { text: "zebedee" })).toHaveLength(2);
    expect(await idsOf(clerk, { text: "zebedee", kind: "feedback" })).toHaveLength(1);
    await update(clerk, other, { state: "closed" });
    expect(await idsOf(clerk, { text: "hedgehog", state: "open" })).toEqual([one.id]);
    expect(await idsOf(clerk, { text: "hedgehog", to: "2020-01-01" })).toEqual([]);
    expect((await clerk.api.searchWorkplace({ query: { q: "hedgehogs" } })).at(-1)).toMatchObject({
      kind: "message",
      id: String(one.id),
      title: "Zebedee: General Inquiry",
    });
  });
});

describe("whoever reads only what is assigned to them", () => {
  it("sees, counts, finds, answers and closes that, and hands out nothing", async () => {
    const [mine, others] = [await aThread({ message: "For the axolotl keeper." }), await aThread()];
    const unanswered = async () =>
      (await keeper.api.getDashboard()).work.find(({ kind }) => kind === "messages_unanswered")?.count;
    expect([await idsOf(keeper), await unanswered()]).toEqual([[], 0]);
    const assigned = await update(clerk, mine, { assignee_id: keeper.id });
    expect([await idsOf(keeper), await unanswered()]).toEqual([[mine.id], 1]);
    expect(await keeper.api.searchWorkplace({ query: { q: "axolotl" } })).toHaveLength(1);
    const notFound = { status: 404, message: "There is no such conversation." };
    expect(await errorOf(keeper.api.getThread({ params: { id: others.id } }))).toMatchObject(notFound);
    expect(await errorOf(update(keeper, others, { state: "closed" }))).toMatchObject(notFound);
    expect(await errorOf(answer(keeper, others))).toMatchObject(notFound);
    const note = keeper.api.addThreadNote({ params: { id: others.id }, body: { text: "Mine." } });
    expect(await errorOf(note)).toMatchObject(notFound);
    expect(await errorOf(update(keeper, assigned, { assignee_id: null }))).toMatchObject({ status: 403 });
    const answered = await answer(keeper, assigned);
    expect(await unanswered()).toBe(0);
    expect(await update(keeper, answered, { state: "closed" })).toMatchObject({ state: "closed" });
  });
});

describe("an answer", () => {
  it("is mailed with the reply, makes the thread wait and its author responsible", async () => {
    const thread = await aThread();
    const answered = await answer(clerk, thread, "Yes, <b>every</b> Monday.");
    expect(answered).toMatchObject({
      state: "waiting",
      assignee: { id: clerk.id, name: "Kim" },
      version: thread.version + 1,
      entries: [{ kind: "message" }, { kind: "reply", author: "Kim", text: "Yes, <b>every</b> Monday." }],
    });
    const mail = await newestMail();
    expect(mail).toMatchObject({
      recipient: thread.email,
      subject: "Re: General Inquiry",
      replyTo: "shop@example.com",
    });
    expect(mail?.bodyText).toContain("Yes, <b>every</b> Monday.");
    expect(mail?.bodyHtml).toContain("&#60;b&#62;every");
    expect(mail?.bodyText).not.toContain("parrots");
    const log = await entriesAbout(thread.id);
    expect(log.map(({ audit_log: { action } }) => action)).toEqual(["answered"]);
    expect(JSON.stringify(log)).not.toContain("Monday");
  });

  it("quotes the question to an address that is proven, and can close the thread", async () => {
    await aCustomer(shop.database, { email: "proven@example.com" });
    const closed = await answer(clerk, await aThread({ email: "proven@example.com" }), "Done.", true);
    expect(closed.state).toBe("closed");
    expect((await newestMail())?.bodyText).toContain("> Do you clip parrots' claws?");
  });

  it("is sent once, however often the button is pressed, and not to what the author has not seen", async () => {
    const thread = await aThread();
    const results = await Promise.allSettled([1, 2, 3].map(() => answer(clerk, thread)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await shop.database.db.$count(mailOutbox, eq(mailOutbox.recipient, thread.email))).toBe(1);
    expect(await errorOf(answer(clerk, thread))).toMatchObject({ status: 409, code: "edited_meanwhile" });
    expect(await errorOf(update(clerk, thread, { state: "closed" }))).toMatchObject({ code: "edited_meanwhile" });
  });

  it("is not stored when the address has got too many mails", async () => {
    const body = { full_name: "Linh", email: "often@example.com", message: "Hello, hello, hello!" };
    await apiFor(noAnswersShop).sendContactMessage({ body });
    const member = await aStaffMember(noAnswersShop.database, "clerk");
    const api = apiFor(noAnswersShop, member);
    const [listed] = (await api.listThreads()).rows;
    const params = { id: listed?.id ?? 0 };
    const send = async () => {
      const { version } = await api.getThread({ params });
      return api.replyToThread({ params, body: { version, text: "Yes." } });
    };
    for (let sent = 0; sent < 5; sent++) await send();
    expect(await errorOf(send())).toMatchObject({ status: 409, code: "conflict" });
    expect((await api.getThread({ params })).entries).toHaveLength(6);
  });
});

describe("handling a thread", () => {
  it("is in the history and can be undone, unless it changed again", async () => {
    const owner = await aMember("owner");
    const thread = await update(clerk, await aThread(), { state: "closed" });
    const newest = async () => (await owner.api.listAuditEntries({ query: { kind: "thread" } })).rows[0];
    const closing = await newest();
    expect(closing).toMatchObject({ action: "edited", before: { state: "open" }, after: { state: "closed" } });
    await owner.api.undoChange({ params: { id: closing?.id ?? 0 } });
    const { params } = { params: { id: thread.id } };
    expect(await clerk.api.getThread({ params })).toMatchObject({ state: "open", version: thread.version + 1 });
    expect(await errorOf(owner.api.undoChange({ params: { id: closing?.id ?? 0 } }))).toMatchObject({ status: 409 });
    const history = await clerk.api.getHistory({ params: { kind: "thread", object_id: String(thread.id) } });
    expect(history.rows).toHaveLength(2);
  });

  it("refuses people who do not work here, orders that do not exist, and changes of nothing", async () => {
    const thread = await aThread();
    const gone = await aMember();
    await shop.database.db.update(staff).set({ endedAt: new Date() }).where(eq(staff.id, gone.id));
    expect(await errorOf(update(clerk, thread, { assignee_id: gone.id }))).toMatchObject({
      status: 422,
      errors: { assignee_id: ["This person does not work here."] },
    });
    expect(await errorOf(update(clerk, thread, { order_number: "VN-00000000000000000000" }))).toMatchObject({
      status: 422,
      errors: { order_number: ["There is no such order."] },
    });
    expect(await errorOf(update(clerk, thread, {}))).toMatchObject({ status: 422 });
    expect((await clerk.api.listThreadAssignees()).map(({ id }) => id)).not.toContain(gone.id);
  });

  it("frees the threads of whoever leaves", async () => {
    const [owner, leaving] = [await aMember("owner"), await aMember()];
    const thread = await update(clerk, await aThread(), { assignee_id: leaving.id });
    await owner.api.endEmployment({ params: { id: leaving.id }, body: { version: 1 } });
    const now = await clerk.api.getThread({ params: { id: thread.id } });
    expect(now).toMatchObject({ assignee: null, version: thread.version + 1 });
  });
});

describe("canned answers", () => {
  it("are made, changed and deleted, each title once and no change overwritten", async () => {
    const draft = { title: "Opening hours", text: "Hello {name}, we open at nine." };
    const made = await clerk.api.createCannedAnswer({ body: draft });
    expect(await keeper.api.listCannedAnswers()).toEqual([made]);
    expect(await errorOf(clerk.api.createCannedAnswer({ body: { ...draft, title: "opening HOURS" } }))).toMatchObject({
      status: 409,
      errors: { title: ["There is a canned answer with this title."] },
    });
    const params = { id: made.id };
    const change = (text: string) => clerk.api.updateCannedAnswer({ params, body: { ...draft, text, version: 1 } });
    expect(await change("We open at eight.")).toMatchObject({ version: 2 });
    expect(await errorOf(change("At seven."))).toMatchObject({ code: "edited_meanwhile" });
    expect(await errorOf(keeper.api.createCannedAnswer({ body: draft }))).toMatchObject({ status: 403 });
    await clerk.api.deleteCannedAnswer({ params });
    expect(await clerk.api.listCannedAnswers()).toEqual([]);
    expect(await errorOf(clerk.api.deleteCannedAnswer({ params }))).toMatchObject({ status: 404 });
  });
});
