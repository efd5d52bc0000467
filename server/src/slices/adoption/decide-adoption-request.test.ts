import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { aCustomer, aPet } from "../../../test/support/factories.ts";
import { callsAs, testShop } from "../../../test/support/test-shop.ts";
import { adoptionRequests, mailOutbox } from "../../schema/index.ts";

const shop = testShop();
const as = callsAs(shop);
const aStaffMember = () => aCustomer(shop.database, { role: "admin" });
const decide = (staff: { token: string }, id: number, status: string) =>
  as(staff, "PUT", `/api/staff/adoption-requests/${id}`, { status });
const petNow = async (id: number) => (await shop.app.inject({ url: `/api/pets/${id}` })).json<{ tags: string[] }>();
const subjectsTo = async (email: string) =>
  (await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
    ({ subject }) => subject,
  );

/** Somebody who has asked for the pet. */
async function aRequester(petId: number, email: string) {
  const customer = await aCustomer(shop.database, { email });
  const response = await as(customer, "POST", "/api/adoption-requests", { pet_id: petId, note: "We have a garden." });
  const status = async () =>
    (await as(customer, "GET", "/api/adoption-requests")).json<{ status: string }[]>().map((row) => row.status);
  return { ...customer, email, requestId: response.json<{ id: number }>().id, status };
}

beforeEach(async () => {
  await shop.database.db.delete(adoptionRequests);
  await shop.database.db.delete(mailOutbox);
});

describe("staff", () => {
  it("see what waits for an answer, oldest first, with whom to answer", async () => {
    const pet = await aPet(shop.database, { name: "Bella" });
    await aRequester(pet.id, "first@example.com");
    const declined = await aRequester(pet.id, "declined@example.com");
    await aRequester(pet.id, "last@example.com");
    const staff = await aStaffMember();
    await decide(staff, declined.requestId, "declined");
    expect((await as(staff, "GET", "/api/staff/adoption-requests")).json()).toMatchObject([
      { customer: { name: "Robin", email: "first@example.com" }, note: "We have a garden.", pet: { name: "Bella" } },
      { customer: { email: "last@example.com" } },
    ]);
  });

  it("say yes to one: the pet is no longer available, the others are declined, and everybody is told", async () => {
    const pet = await aPet(shop.database, { name: "Otis", tags: ["Available", "Gentle"] });
    expect((await petNow(pet.id)).tags).toContain("Available");
    const [chosen, other] = [
      await aRequester(pet.id, "chosen@example.com"),
      await aRequester(pet.id, "other@example.com"),
    ];
    const response = await decide(await aStaffMember(), chosen.requestId, "approved");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: chosen.requestId, status: "approved" });
    await expect.poll(() => petNow(pet.id)).toMatchObject({ tags: ["Gentle"] });
    expect([await chosen.status(), await other.status()]).toEqual([["approved"], ["declined"]]);
    expect((await subjectsTo("chosen@example.com")).at(-1)).toBe("Good news about Otis");
    expect((await subjectsTo("other@example.com")).at(-1)).toBe("About your request to adopt Otis");

    const again = { pet_id: pet.id, note: "Please." };
    const check = await as(chosen, "GET", `/api/adoption/check/${pet.id}`);
    expect(check.json()).toEqual({ has_request: true });
    expect((await as(chosen, "POST", "/api/adoption-requests", again)).json()).toMatchObject({
      message: "You already submitted a request.",
    });
    expect((await as(other, "POST", "/api/adoption-requests", again)).statusCode).toBe(409);
    expect((await as(chosen, "DELETE", `/api/adoption-requests/${chosen.requestId}`)).statusCode).toBe(409);
  });

  it("say no to one: the others and the pet stay as they are", async () => {
    const pet = await aPet(shop.database, { name: "Koda" });
    const [refused, other] = [
      await aRequester(pet.id, "refused@example.com"),
      await aRequester(pet.id, "waiting@example.com"),
    ];
    expect((await decide(await aStaffMember(), refused.requestId, "declined")).statusCode).toBe(200);
    expect([await refused.status(), await other.status()]).toEqual([["declined"], ["open"]]);
    expect((await petNow(pet.id)).tags).toContain("Available");
    expect((await subjectsTo("refused@example.com")).at(-1)).toBe("About your request to adopt Koda");
    expect(await subjectsTo("waiting@example.com")).toHaveLength(1);
  });

  it("can take back a yes, but a no or a withdrawal is final", async () => {
    const staff = await aStaffMember();
    const pet = await aPet(shop.database);
    const asker = await aRequester(pet.id, "final@example.com");
    expect((await decide(staff, asker.requestId, "approved")).statusCode).toBe(200);
    expect((await decide(staff, asker.requestId, "approved")).statusCode).toBe(409);
    expect((await decide(staff, asker.requestId, "declined")).statusCode).toBe(200);
    expect((await decide(staff, asker.requestId, "approved")).statusCode).toBe(409);
    expect((await petNow(pet.id)).tags).not.toContain("Available");

    const withdrawn = await aRequester((await aPet(shop.database)).id, "withdrawn@example.com");
    await as(withdrawn, "DELETE", `/api/adoption-requests/${withdrawn.requestId}`);
    const response = await decide(staff, withdrawn.requestId, "approved");
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: "This request is no longer open." });
    expect((await decide(staff, 999_999, "approved")).statusCode).toBe(404);
    expect((await decide(staff, asker.requestId, "open")).statusCode).toBe(422);
  });
});

describe("a pet that was promised", () => {
  it("stays unavailable when the account it was promised to is deleted", async () => {
    const pet = await aPet(shop.database);
    const asker = await aRequester(pet.id, "gone@example.com");
    await decide(await aStaffMember(), asker.requestId, "approved");
    await as(asker, "POST", "/api/user/delete", { email: asker.email });
    expect(await shop.database.db.$count(adoptionRequests)).toBe(0);
    await expect.poll(async () => (await petNow(pet.id)).tags).not.toContain("Available");
  });

  it("is promised once, whatever is written past the rules", async () => {
    const pet = await aPet(shop.database);
    const askers = [await aRequester(pet.id, "one@example.com"), await aRequester(pet.id, "two@example.com")];
    const approve = ({ requestId }: (typeof askers)[number]) =>
      shop.database.db
        .update(adoptionRequests)
        .set({ status: "approved", decidedAt: new Date() })
        .where(eq(adoptionRequests.id, requestId));
    await approve(askers[0]!);
    await expect(approve(askers[1]!)).rejects.toMatchObject({
      cause: { constraint: "adoption_requests_one_approved" },
    });
  });
});
