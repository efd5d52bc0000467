import { eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCustomer, aPet } from "../../../test/support/factories.ts";
import { callsAs, openShop } from "../../../test/support/test-shop.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { adoptionRequests, pets } from "../../schema/index.ts";

const environment = await createTestEnvironment();
const shop = await openShop(environment, { settings: { RATE_LIMIT_SCALE: "1000" } });
const as = callsAs(shop);
const other = new pg.Client(environment.databaseUrl);

beforeAll(() => other.connect());
afterAll(async () => {
  await other.end();
  await shop.close();
  await environment.remove();
});

const requestAdoption = (customer: { token: string }, petId: number) =>
  as(customer, "POST", "/api/adoption-requests", { pet_id: petId, note: "We have a garden." });
const countLockWaits = async () =>
  (
    await shop.database.db.execute(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  ).length;
const markUnavailable = (petId: number) =>
  other.query("update pets set tags = array_remove(tags, 'Available') where id = $1", [petId]);

describe("a request and a change of availability at the same moment", () => {
  it("wait for each other: the request that comes second is refused", async () => {
    const [customer, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    await other.query("begin");
    await markUnavailable(pet.id);
    const asking = requestAdoption(customer, pet.id);
    await expect.poll(countLockWaits).toBe(1);
    await other.query("commit");
    expect((await asking).statusCode).toBe(409);
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, pet.id))).toBe(0);
  });

  it("wait for each other: a change that is given up lets the request through", async () => {
    const [customer, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    await other.query("begin");
    await markUnavailable(pet.id);
    const asking = requestAdoption(customer, pet.id);
    await expect.poll(countLockWaits).toBe(1);
    await other.query("rollback");
    expect((await asking).statusCode).toBe(201);
  });

  it("wait for each other: the change that comes second finds the request", async () => {
    const [customer, pet] = [await aCustomer(shop.database), await aPet(shop.database)];
    let taking: Promise<unknown> = Promise.resolve();
    await shop.database.transaction(async (tx) => {
      await tx.insert(adoptionRequests).values({ userId: customer.id, petId: pet.id, note: "Please." });
      taking = markUnavailable(pet.id);
      await expect
        .poll(async () => (await tx.execute("select 1 from pg_locks where not granted")).length)
        .toBeGreaterThan(0);
    });
    await taking;
    const [row] = await shop.database.db.select().from(pets).where(eq(pets.id, pet.id));
    expect(row?.tags).toEqual([]);
    expect(await shop.database.db.$count(adoptionRequests, eq(adoptionRequests.petId, pet.id))).toBe(1);
  });
});

describe("decisions at the same moment", () => {
  it("promise a pet once, and leave no request open, whoever asks or withdraws meanwhile", async () => {
    const staff = await aCustomer(shop.database, { role: "admin" });
    const pet = await aPet(shop.database);
    const people = await Promise.all(Array.from({ length: 8 }, () => aCustomer(shop.database)));
    const ids: number[] = [];
    for (const person of people) ids.push((await requestAdoption(person, pet.id)).json<{ id: number }>().id);
    const late = await Promise.all(Array.from({ length: 8 }, () => aCustomer(shop.database)));
    const answers = await Promise.all([
      ...ids.map((id) => as(staff, "PUT", `/api/staff/adoption-requests/${id}`, { status: "approved" })),
      ...late.map((person) => requestAdoption(person, pet.id)),
      ...people.slice(0, 4).map((person, index) => as(person, "DELETE", `/api/adoption-requests/${ids[index]}`)),
    ]);
    expect(answers.filter(({ statusCode }) => ![200, 201, 409].includes(statusCode))).toEqual([]);
    const rows = await shop.database.db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, pet.id));
    const statuses = rows.map(({ status }) => status);
    const approved = answers.slice(0, ids.length).filter(({ statusCode }) => statusCode === 200).length;
    expect(statuses.filter((status) => status === "approved")).toHaveLength(approved);
    expect(approved).toBe(1);
    expect(statuses).not.toContain("open");
  });
});
