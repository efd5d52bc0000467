import type { StaffRole } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { countStatements } from "../../../test/support/count-statements.ts";
import { aCustomer, aGear, aStaffMember } from "../../../test/support/factories.ts";
import { placeCashOrder } from "../../../test/support/orders.ts";
import { staffApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { users } from "../../schema/index.ts";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { listAuditEntries } from "./list-audit-entries.ts";
import { undoChange } from "./undo-change.ts";

const shop = testShop();

async function aShippedOrder(): Promise<string> {
  const api = apiFor(shop, await aCustomer(shop.database));
  const { id } = await aGear(shop.database);
  const { transaction_id } = await placeCashOrder(api, [{ id, quantity: 1 }]);
  const clerk = await staffApi(shop, "clerk");
  await clerk.updateOrderAsStaff({ params: { id: transaction_id }, body: { shipping_status: "shipping" } });
  return transaction_id;
}

const record = async (personId: number | null = null, after: Record<string, unknown> = { name: "Linh" }) => {
  const { caller, id } = await aStaffMember(shop.database, "manager");
  await shop.database.transaction((tx) =>
    recordAudit(tx, caller, {
      action: "renamed",
      object: { kind: "customer", id: personId ?? 7 },
      before: { name: "Robin" },
      after,
      personId,
    }),
  );
  return id;
};

/** A member of staff with a view that was renamed. */
async function aRenamedView(role: StaffRole = "manager") {
  const api = await staffApi(shop, role);
  const view = await api.createSavedView({
    body: { list: "orders", name: "To ship", query: "status=ordered", is_shared: true },
  });
  const { id, query, version } = view;
  const body = { name: "Ship today", query, is_shared: true, version };
  await api.updateSavedView({ params: { id }, body });
  const { rows } = await (await staffApi(shop)).getHistory({ params: { kind: "saved view", object_id: String(id) } });
  return { api, id, entry: rows[0]?.id ?? 0, rows };
}
const nameOf = async (api: Awaited<ReturnType<typeof staffApi>>, id: number) =>
  (await api.listSavedViews({ query: { list: "orders" } })).find((view) => view.id === id)?.name;

describe("the audit log", () => {
  it("is filtered by person, action, object and day", async () => {
    const staffId = await record();
    const owner = await staffApi(shop);
    const filtered = async (query: Parameters<typeof owner.listAuditEntries>[0] & object) =>
      (await owner.listAuditEntries(query)).rows;
    const [entry, ...others] = await filtered({ query: { staff_id: staffId } });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      staff: { id: staffId, name: "Kim" },
      action: "renamed",
      object: { kind: "customer", id: "7" },
      before: { name: "Robin" },
      after: { name: "Linh" },
      can_undo: false,
    });
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Ho_Chi_Minh" }).format();
    const all = { staff_id: staffId, action: "renamed", kind: "customer", object_id: "7", from: today, to: today };
    expect(await filtered({ query: all })).toEqual([entry]);
    for (const other of [{ action: "shipped" }, { kind: "order" }, { object_id: "8" }, { from: "2999-01-01" }])
      expect(await filtered({ query: { ...all, ...other } })).toEqual([]);
    const { actions, kinds, staff } = await owner.listAuditTerms();
    expect([actions.includes("renamed"), kinds.includes("customer")]).toEqual([true, true]);
    expect(actions).toEqual([...new Set(actions)].sort());
    expect(staff).toContainEqual({ id: staffId, name: "Kim" });
  });

  it("has pages, of which each takes the same number of statements", async () => {
    for (let count = 0; count < 55; count++) await record(null, { name: `Linh ${count}` });
    const owner = await staffApi(shop);
    const query = { kind: "customer", object_id: "7" };
    const first = await owner.listAuditEntries({ query });
    const second = await owner.listAuditEntries({ query: { ...query, cursor: first.next_cursor ?? "" } });
    expect(first.rows).toHaveLength(50);
    expect(second.rows.map(({ id }) => id)).not.toContain(first.rows[49]?.id);
    const count = async (object_id: string) => {
      const counted = countStatements(shop.database.db);
      const { caller } = await aStaffMember(shop.database);
      const context = { database: { ...shop.database, db: counted.db }, timeZone: "UTC", undos: {} };
      await listAuditEntries(context, caller, { object_id, sort: "-date" });
      return counted.count();
    };
    expect(await count("7")).toBe(await count("no such object"));
  });

  it("says nothing about a customer who was erased", async () => {
    const { id } = await aCustomer(shop.database);
    const staffId = await record(id);
    await shop.database.db.delete(users).where(eq(users.id, id));
    const { rows } = await (await staffApi(shop)).listAuditEntries({ query: { staff_id: staffId } });
    expect(rows).toMatchObject([{ action: "renamed", before: null, after: null }]);
  });

  it("is exported without formulas, and the export is in it", async () => {
    const staffId = await record(null, { name: "=1+1" });
    const { staffToken, id } = await aStaffMember(shop.database, "manager");
    const headers = staffHeaders(staffToken);
    const response = await shop.app.inject({ url: `/api/staff/audit.csv?staff_id=${staffId}`, headers });
    expect(response.body).toMatch(/^\ufeffTime,Person,Action,.*\r\n.*,Kim,renamed,customer,7,"\{""name"":""Robin""\}"/);
    const { rows } = await (await staffApi(shop)).listAuditEntries({ query: { staff_id: id } });
    expect(rows).toMatchObject([{ action: "exported", after: { staff_id: staffId } }]);
  });
});

describe("the history of an object", () => {
  it("is for whoever may see the object", async () => {
    const params = { kind: "order", object_id: await aShippedOrder() };
    const { rows } = await (await staffApi(shop, "clerk")).getHistory({ params });
    expect(rows).toMatchObject([{ action: "shipped", before: { status: "ordered" }, after: { status: "shipping" } }]);
    expect(await errorOf((await staffApi(shop, "keeper")).getHistory({ params }))).toMatchObject({ status: 404 });
    const other = { kind: "staff", object_id: "1" };
    expect(await errorOf((await staffApi(shop, "clerk")).getHistory({ params: other }))).toMatchObject({ status: 404 });
    await (await staffApi(shop, "manager")).getHistory({ params: other });
  });
});

describe("undoing", () => {
  it("sets the old value back, is in the log, and can itself be undone", async () => {
    const { api, id, entry, rows } = await aRenamedView();
    expect(rows).toMatchObject([{ action: "renamed", before: { name: "To ship" }, after: { name: "Ship today" } }, {}]);
    await api.undoChange({ params: { id: entry } });
    expect(await nameOf(api, id)).toBe("To ship");
    const history = await api.getHistory({ params: { kind: "saved view", object_id: String(id) } });
    expect(history.rows[0]).toMatchObject({ action: "renamed", after: { name: "To ship" }, can_undo: true });
    expect(history.rows[1]).toMatchObject({ id: entry, can_undo: false });
    await api.undoChange({ params: { id: history.rows[0]?.id ?? 0 } });
    expect(await nameOf(api, id)).toBe("Ship today");
  });

  it("does not overwrite a later change", async () => {
    const { api, id, entry } = await aRenamedView();
    const body = { name: "Ship tomorrow", query: "", is_shared: true, version: 2 };
    await api.updateSavedView({ params: { id }, body });
    expect(await errorOf(api.undoChange({ params: { id: entry } }))).toMatchObject({ code: "edited_meanwhile" });
    expect(await nameOf(api, id)).toBe("Ship tomorrow");
  });

  it("is not for everybody and not for everything", async () => {
    const { entry } = await aRenamedView();
    const other = await staffApi(shop, "manager");
    expect(await errorOf(other.undoChange({ params: { id: entry } }))).toMatchObject({ status: 404 });
    const order = await aShippedOrder();
    const { rows } = await other.getHistory({ params: { kind: "order", object_id: order } });
    expect(rows[0]?.can_undo).toBe(false);
    expect(await errorOf(other.undoChange({ params: { id: rows[0]?.id ?? 0 } }))).toMatchObject({ code: "conflict" });
    expect(await errorOf(other.undoChange({ params: { id: 2_000_000_000 } }))).toMatchObject({ status: 404 });
  });

  it("needs the permission that the change needed", async () => {
    const staffId = await record();
    const { rows } = await (await staffApi(shop)).listAuditEntries({ query: { staff_id: staffId } });
    const undos = { customer: { renamed: { permission: "people.erase" as const, apply: async () => {} } } };
    const undo = async (role: StaffRole) => {
      const { caller } = await aStaffMember(shop.database, role);
      return undoChange({ database: shop.database, timeZone: "UTC", undos }, caller, rows[0]?.id ?? 0);
    };
    await expect(undo("manager")).rejects.toMatchObject({ code: "forbidden" });
    expect(await undo("owner")).toEqual({ message: "The change is undone." });
  });
});
