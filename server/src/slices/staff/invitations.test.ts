import type { StaffRole } from "@pawhaven/contract";
import { desc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aCustomer, aStaffMember } from "../../../test/support/factories.ts";
import { staffTokenOf } from "../../../test/support/staff.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, mailOutbox, oneTimeLinks, staffInvitations, staffSessions, users } from "../../schema/index.ts";
import { deleteOldInvitations } from "./invitation-store.ts";

const shop = testShop();
const password = "a quiet river 7";
const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

const mailsTo = (email: string) =>
  shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));
const mailedToken = async (email: string) =>
  /\/admin\/invitation\/([\w-]+)/.exec((await mailsTo(email))[0]?.bodyText ?? "")?.[1] ?? "";

async function invite(email: string, role: StaffRole = "clerk", as: StaffRole = "owner") {
  const api = await staffApi(shop, as);
  const { invitation, link } = await api.inviteStaff({ body: { email, role } });
  return { api, invitation, copied: tokenOf(link), mailed: await mailedToken(email) };
}

const joinWith = (token: string, name = "Robin") =>
  apiFor(shop).registerAndAcceptInvitation({ body: { token, name, password } });
const accept = (token: string, given = password) => apiFor(shop).acceptInvitation({ body: { token, password: given } });
const userOf = async (email: string) => (await shop.database.db.select().from(users).where(eq(users.email, email)))[0];
const over = { status: 404, message: expect.stringContaining("no longer valid") as string };

describe("an invitation", () => {
  it("is mailed with a link of its own, which proves the address of the new account", async () => {
    const { mailed, copied } = await invite("mailed@example.com");
    expect(mailed).not.toBe(copied);
    expect(await apiFor(shop).getOpenInvitation({ params: { token: mailed } })).toEqual({
      email: "mailed@example.com",
      role: "clerk",
      has_account: false,
    });
    const session = await joinWith(mailed);
    expect(session).toMatchObject({ staff: { name: "Robin", email: "mailed@example.com", role: "clerk" } });
    expect((await userOf("mailed@example.com"))?.emailConfirmedAt).not.toBeNull();
    const staffToken = await staffTokenOf(shop.app, "mailed@example.com", password);
    expect((await apiFor(shop, { staffToken }).getStaffSession()).staff.role).toBe("clerk");
  });

  it("opens the session in the response's cookie", async () => {
    const { copied: token } = await invite("cookie@example.com");
    const payload = { token, name: "Robin", password };
    const response = await shop.app.inject({ method: "POST", url: "/api/staff/invitation/register", payload });
    const staffToken = /^staff=([\w-]{43});/.exec(String(response.headers["set-cookie"]))?.[1];
    expect((await apiFor(shop, { staffToken }).getStaffSession()).staff.email).toBe("cookie@example.com");
  });

  it("does not prove the address when its link was copied, and asks to confirm it by mail", async () => {
    const { copied } = await invite("copied@example.com");
    await joinWith(copied);
    expect((await userOf("copied@example.com"))?.emailConfirmedAt).toBeNull();
    const [mail] = await mailsTo("copied@example.com");
    expect(mail?.subject).toBe("Confirm your email address for Pawhaven");
    const confirmation = /\/confirm\/([\w-]+)/.exec(mail?.bodyText ?? "")?.[1] ?? "";
    await apiFor(shop).confirmEmail({ body: { token: confirmation, password } });
    expect((await userOf("copied@example.com"))?.emailConfirmedAt).not.toBeNull();
  });

  it("tells a stranger nothing that staff typed, and a proven address who invites", async () => {
    await invite("stranger@example.com");
    const [toStranger] = await mailsTo("stranger@example.com");
    expect(toStranger?.bodyText).toContain("You are invited to join the staff of Pawhaven. Your role will be: Clerk.");
    await aCustomer(shop.database, { email: "proven@example.com" });
    await invite("proven@example.com");
    expect((await mailsTo("proven@example.com"))[0]?.bodyText).toContain("Kim invites you to join the staff");
  });

  it("works once, by whichever of its links", async () => {
    const { mailed, copied } = await invite("once@example.com");
    await joinWith(copied);
    for (const token of [copied, mailed]) {
      expect(await errorOf(joinWith(token))).toMatchObject(over);
      expect(await errorOf(accept(token))).toMatchObject(over);
      expect(await errorOf(apiFor(shop).getOpenInvitation({ params: { token } }))).toMatchObject(over);
    }
  });

  it("is over after seven days, and its address is forgotten later", async () => {
    const { invitation, copied, api } = await invite("late@example.com");
    const expireAt = (expiresAt: Date) =>
      shop.database.db.update(staffInvitations).set({ expiresAt }).where(eq(staffInvitations.id, invitation.id));
    await expireAt(new Date());
    expect(await errorOf(joinWith(copied))).toMatchObject(over);
    expect((await api.listInvitations()).find(({ id }) => id === invitation.id)?.is_expired).toBe(true);
    await deleteOldInvitations(shop.database.db);
    expect(await api.listInvitations()).toContainEqual(expect.objectContaining({ id: invitation.id }));
    await expireAt(new Date(Date.now() - 31 * 86_400_000));
    await deleteOldInvitations(shop.database.db);
    expect(await api.listInvitations()).not.toContainEqual(expect.objectContaining({ id: invitation.id }));
  });

  it("can be withdrawn, mailed again and copied again; each voids what was there before", async () => {
    const { api, invitation, mailed, copied } = await invite("again@example.com");
    const { id } = invitation;
    const second = await api.copyInvitationLink({ params: { id }, body: { version: invitation.version } });
    expect(await errorOf(joinWith(copied))).toMatchObject(over);
    expect(await apiFor(shop).getOpenInvitation({ params: { token: mailed } })).toMatchObject({ role: "clerk" });
    const stale = api.resendInvitation({ params: { id }, body: { version: invitation.version } });
    expect(await errorOf(stale)).toMatchObject({ code: "edited_meanwhile" });
    const resent = await api.resendInvitation({ params: { id }, body: { version: second.invitation.version } });
    for (const token of [mailed, tokenOf(second.link)]) expect(await errorOf(joinWith(token))).toMatchObject(over);
    const newest = await mailedToken("again@example.com");
    await api.revokeInvitation({ params: { id }, body: { version: resent.version } });
    expect(await errorOf(joinWith(newest))).toMatchObject(over);
    const gone = api.resendInvitation({ params: { id }, body: { version: resent.version + 1 } });
    expect(await errorOf(gone)).toMatchObject({ status: 404 });
    const entries = await shop.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, String(id)));
    expect(entries.filter(({ objectKind }) => objectKind === "invitation").map(({ action }) => action)).toEqual([
      "invited",
      "invitation link copied",
      "invitation resent",
      "invitation revoked",
    ]);
  });

  it("goes to an address once, and to nobody who works here", async () => {
    const { api } = await invite("twice@example.com");
    expect(await errorOf(api.inviteStaff({ body: { email: "Twice@example.com", role: "keeper" } }))).toMatchObject({
      status: 409,
      errors: { email: ["This address has an open invitation. Please resend that one."] },
    });
    const colleague = await aStaffMember(shop.database, "clerk");
    const [user] = await shop.database.db.select().from(users).where(eq(users.id, colleague.userId));
    const again = api.inviteStaff({ body: { email: user?.email ?? "", role: "keeper" } });
    expect(await errorOf(again)).toMatchObject({ status: 409, message: "This person already works here." });
  });

  it("is made by managers to roles below their own, and by owners to any", async () => {
    const manager = await staffApi(shop, "manager");
    for (const role of ["manager", "owner"] as const) {
      const tried = manager.inviteStaff({ body: { email: `${role}-by-manager@example.com`, role } });
      expect(await errorOf(tried)).toMatchObject({ status: 403, errors: { role: [expect.any(String)] } });
    }
    const { id, version } = (await invite("manager@example.com", "manager")).invitation;
    const target = { params: { id }, body: { version } };
    for (const change of [manager.copyInvitationLink, manager.resendInvitation, manager.revokeInvitation])
      expect(await errorOf(change(target))).toMatchObject({ status: 403 });
    for (const role of ["clerk", "practitioner", "keeper"] as const)
      await manager.inviteStaff({ body: { email: `${role}-by-manager@example.com`, role } });
  });
});

describe("an invitation to somebody with an account", () => {
  it("takes the account's password, and says so on the page", async () => {
    const { email, id } = await registerCustomer(shop, { email: "customer@example.com" });
    const { mailed, copied } = await invite(email, "keeper");
    expect(await apiFor(shop).getOpenInvitation({ params: { token: copied } })).toMatchObject({ has_account: true });
    expect(await errorOf(joinWith(copied))).toMatchObject({ status: 409 });
    expect(await errorOf(accept(mailed, "another river 8"))).toMatchObject({
      status: 403,
      errors: { password: ["Incorrect password."] },
    });
    expect((await accept(mailed)).staff).toMatchObject({ name: "Linh", role: "keeper" });
    expect((await userOf(email))?.emailConfirmedAt).not.toBeNull();
    const [accepted] = await shop.database.db.select().from(staffInvitations).where(eq(staffInvitations.userId, id));
    expect(accepted?.acceptedAt).not.toBeNull();
  });

  it("by a copied link leaves an unproven address unproven", async () => {
    const { email } = await registerCustomer(shop, { email: "unproven@example.com" });
    const { copied } = await invite(email);
    await accept(copied);
    expect((await userOf(email))?.emailConfirmedAt).toBeNull();
  });

  it("does not let whoever copied the link guess the password", async () => {
    const { email } = await registerCustomer(shop, { email: "guessed@example.com" });
    const { copied } = await invite(email);
    for (let attempt = 0; attempt < 5; attempt++) await errorOf(accept(copied, `guess number ${attempt}`));
    expect(await errorOf(accept(copied))).toMatchObject({ code: "rate_limited" });
  });

  it("does not give a password to an account that has none", async () => {
    await aCustomer(shop.database, { email: "google@example.com" });
    const { copied, mailed } = await invite("google@example.com");
    for (const token of [copied, mailed]) {
      expect(await errorOf(accept(token))).toMatchObject({
        errors: { password: [expect.stringContaining("has no password yet")] },
      });
      expect(await errorOf(joinWith(token))).toMatchObject({ status: 409 });
    }
    expect((await userOf("google@example.com"))?.passwordHash).toBeNull();
  });

  it("brings back whoever left as the person they were", async () => {
    const { copied } = await invite("back@example.com");
    const first = await joinWith(copied);
    const owner = await staffApi(shop);
    await owner.endEmployment({ params: { id: first.staff.id }, body: { version: 1 } });
    const again = await invite("back@example.com", "manager");
    expect((await accept(again.copied)).staff).toMatchObject({ id: first.staff.id, role: "manager" });
  });
});

describe("the secrets of an invitation", () => {
  it("are not in the database", async () => {
    const { copied, mailed } = await invite("secret@example.com");
    const tables = [staffInvitations, staffSessions, oneTimeLinks, auditLog];
    const rows = await Promise.all(tables.map((table) => shop.database.db.select().from(table)));
    const stored = JSON.stringify(rows);
    for (const token of [copied, mailed]) expect(stored).not.toContain(token);
  });
});
