import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { auditLog, auditValues, staff, staffSessions } from "../../schema/index.ts";

const shop = testShop();

const aMember = async (role: "owner" | "manager" | "clerk" = "clerk") => {
  const member = await aStaffMember(shop.database, role);
  return { ...member, api: apiFor(shop, member) };
};
const rowOf = async (id: number) => (await shop.database.db.select().from(staff).where(eq(staff.id, id)))[0];

/** Confirmed longer ago than identity counts. */
const forgetIdentity = (id: number) =>
  shop.database.db
    .update(staffSessions)
    .set({ identityConfirmedAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(staffSessions.staffId, id));

describe("the staff", () => {
  it("keeps its last owner", async () => {
    const { id, api } = await aMember("owner");
    const refused = { status: 409, message: "The shop needs an owner. Please make somebody else owner first." };
    expect(await errorOf(api.endEmployment({ params: { id }, body: { version: 1 } }))).toMatchObject(refused);
    const demoted = api.changeStaffRole({ params: { id }, body: { role: "clerk", version: 1 } });
    expect(await errorOf(demoted)).toMatchObject(refused);
    expect(await rowOf(id)).toMatchObject({ role: "owner", version: 1, endedAt: null });
    const other = await aMember("owner");
    await api.endEmployment({ params: { id }, body: { version: 1 } });
    expect(await errorOf(api.listStaff())).toMatchObject({ status: 401 });
    const left = other.api.endEmployment({ params: { id: other.id }, body: { version: 1 } });
    expect(await errorOf(left)).toMatchObject(refused);
  });

  it("is listed with role, address and when each was last seen, without those who left", async () => {
    const { api, id } = await aMember("owner");
    const leaving = await aMember();
    await api.endEmployment({ params: { id: leaving.id }, body: { version: 1 } });
    const list = await api.listStaff();
    expect(list.find((member) => member.id === id)).toMatchObject({
      name: "Kim",
      role: "owner",
      version: 1,
      is_email_confirmed: true,
      last_seen_at: expect.any(String) as string,
    });
    expect(list.map((member) => member.id)).not.toContain(leaving.id);
  });

  it("gets another role at once, and loses the invitations that go with the old one", async () => {
    const owner = await aMember("owner");
    const manager = await aMember("manager");
    const invited = await manager.api.inviteStaff({ body: { email: "by-manager@example.com", role: "clerk" } });
    await owner.api.changeStaffRole({ params: { id: manager.id }, body: { role: "keeper", version: 1 } });
    expect((await manager.api.getStaffSession()).staff.role).toBe("keeper");
    expect(await errorOf(manager.api.listStaff())).toMatchObject({ status: 403 });
    const open = await owner.api.listInvitations();
    expect(open.map(({ id }) => id)).not.toContain(invited.invitation.id);
    const [entry] = await shop.database.db
      .select()
      .from(auditLog)
      .innerJoin(auditValues, eq(auditValues.entryId, auditLog.id))
      .where(eq(auditLog.action, "role changed"));
    expect(entry?.audit_values).toMatchObject({ before: { role: "manager" }, after: { role: "keeper" } });
  });

  it("is changed as the caller saw it, by somebody who has just confirmed to be that person", async () => {
    const owner = await aMember("owner");
    const clerk = await aMember();
    const change = (version: number) =>
      owner.api.changeStaffRole({ params: { id: clerk.id }, body: { role: "keeper", version } });
    await change(1);
    expect(await errorOf(change(1))).toMatchObject({ status: 409, code: "edited_meanwhile" });
    const ended = owner.api.endEmployment({ params: { id: clerk.id }, body: { version: 1 } });
    expect(await errorOf(ended)).toMatchObject({ code: "edited_meanwhile" });
    await forgetIdentity(owner.id);
    expect(await errorOf(change(2))).toMatchObject({ status: 403, code: "confirm_identity" });
    const inviting = owner.api.inviteStaff({ body: { email: "later@example.com", role: "clerk" } });
    expect(await errorOf(inviting)).toMatchObject({ code: "confirm_identity" });
  });

  it("loses all sessions and open invitations of whoever leaves", async () => {
    const owner = await aMember("owner");
    const leaving = await aMember("manager");
    const { link } = await leaving.api.inviteStaff({ body: { email: "friend@example.com", role: "clerk" } });
    await owner.api.endEmployment({ params: { id: leaving.id }, body: { version: 1 } });
    expect(await shop.database.db.$count(staffSessions, eq(staffSessions.staffId, leaving.id))).toBe(0);
    const token = link.split("/").at(-1) ?? "";
    expect(await errorOf(apiFor(shop).getOpenInvitation({ params: { token } }))).toMatchObject({ status: 404 });
    const again = owner.api.endEmployment({ params: { id: leaving.id }, body: { version: 2 } });
    expect(await errorOf(again)).toMatchObject({ status: 404, message: "This person does not work here." });
  });

  it("chooses the names that colleagues see", async () => {
    const { id, api } = await aMember();
    await api.updateStaffProfile({ body: { name: "Kim at the desk" } });
    expect((await api.getStaffSession()).staff).toMatchObject({ id, name: "Kim at the desk" });
    const linked = api.updateStaffProfile({ body: { name: "www.example.com" } });
    expect(await errorOf(linked)).toMatchObject({ status: 422 });
  });
});

describe("the account of somebody who works here", () => {
  it("cannot be deleted before the employment has ended", async () => {
    const owner = await aMember("owner");
    const customer = await registerCustomer(shop);
    const body = { email: customer.email, password: customer.password };
    const [member] = await shop.database.db
      .insert(staff)
      .values({ userId: customer.id, name: "Linh", role: "clerk" })
      .returning();
    const refused = await errorOf(customer.api.deleteAccount({ body }));
    expect(refused).toMatchObject({ status: 409, code: "conflict" });
    expect(refused.message).toBe(
      "You work here. Please ask an owner to end your employment before you delete your account.",
    );
    await owner.api.endEmployment({ params: { id: member?.id ?? 0 }, body: { version: 1 } });
    await customer.api.deleteAccount({ body });
    expect(await rowOf(member?.id ?? 0)).toMatchObject({ userId: null, name: "Linh" });
  });
});
