import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiCaller, apiFor } from "../../../test/support/api-client.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aCustomer, aPet, aStaffMember } from "../../../test/support/factories.ts";
import { passChecks } from "../../../test/support/shelter.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { adoptionRequests, pets } from "../../schema/index.ts";

const environment = await createTestEnvironment();
const shop = await openShop(environment, { settings: { RATE_LIMIT_SCALE: "1000" } });
const otherConnection = new pg.Client(environment.databaseUrl);

beforeAll(() => otherConnection.connect());
afterAll(async () => {
  await otherConnection.end();
  await shop.close();
  await environment.remove();
});

const apiAs = (caller: ApiCaller) => apiFor(shop, caller);
const requestAdoption = (customer: ApiCaller, petId: number) =>
  apiAs(customer).requestAdoption({ body: { pet_id: petId, note: "We have a garden." } });
const countLockWaits = async () =>
  (
    await shop.database.db.execute(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  ).length;
const markUnavailable = (petId: number) =>
  otherConnection.query("update pets set stage = 'preparing' where id = $1", [petId]);

describe("an adoption request while the pet's availability changes", () => {
  it("waits for the change and is rejected if the pet became unavailable", async () => {
    const [customer, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    await otherConnection.query("begin");
    await markUnavailable(pet.id);
    const requesting = Promise.allSettled([requestAdoption(customer, pet.id)]);
    await expect.poll(countLockWaits).toBe(1);
    await otherConnection.query("commit");
    expect(countOutcomes(await requesting)).toEqual({ conflict: 1 });
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, pet.id))).toBe(0);
  });

  it("waits for the change and succeeds if that is rolled back", async () => {
    const [customer, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    await otherConnection.query("begin");
    await markUnavailable(pet.id);
    const requesting = Promise.allSettled([requestAdoption(customer, pet.id)]);
    await expect.poll(countLockWaits).toBe(1);
    await otherConnection.query("rollback");
    expect(countOutcomes(await requesting)).toEqual({ ok: 1 });
  });

  it("makes the change wait if the request came first", async () => {
    const [customer, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    let changing: Promise<unknown> = Promise.resolve();
    await shop.database.transaction(async (tx) => {
      await tx.insert(adoptionRequests).values({ userId: customer.id, petId: pet.id, note: "Please." });
      changing = markUnavailable(pet.id);
      await expect
        .poll(async () => (await tx.execute("select 1 from pg_locks where not granted")).length)
        .toBeGreaterThan(0);
    });
    await changing;
    const [row] = await shop.database.db.select().from(pets).where(eq(pets.id, pet.id));
    expect(row?.tags).toEqual([]);
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, pet.id))).toBe(1);
  });
});

describe("concurrent decisions", () => {
  it("approve one request and leave none open, even while customers request and withdraw", async () => {
    const staff = await aStaffMember(shop.database);
    const pet = await aPet(shop.database);
    const customers = await Promise.all(startMany(8, () => aCustomer(shop.database)));
    const ids: number[] = [];
    for (const customer of customers) ids.push((await requestAdoption(customer, pet.id)).id);
    for (const id of ids) await passChecks(shop.database, id);
    const lateCustomers = await Promise.all(startMany(8, () => aCustomer(shop.database)));
    const approvals = ids.map((id) =>
      apiAs(staff).decideAdoptionRequest({ params: { id }, body: { status: "approved" } }),
    );
    const lateRequests = lateCustomers.map((customer) => requestAdoption(customer, pet.id));
    const withdrawals = ids
      .slice(0, 4)
      .map((id, index) => apiAs(customers[index] ?? {}).withdrawAdoptionRequest({ params: { id } }));
    const results = await Promise.allSettled([...approvals, ...lateRequests, ...withdrawals]);
    const { ok: _, conflict: __, ...unexpected } = countOutcomes(results);
    expect(unexpected).toEqual({});
    expect(countOutcomes(results.slice(0, ids.length))).toEqual({ ok: 1, conflict: 7 });
    const rows = await shop.database.db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, pet.id));
    const statuses = rows.map(({ status }) => status);
    expect(statuses.filter((status) => status === "approved")).toHaveLength(1);
    expect(statuses).not.toContain("open");
  });
});
