import type { AdoptionDecision } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type ApiCaller, apiFor, errorOf, staffHeaders } from "../../../test/support/api-client.ts";
import { aCustomer, aPet, aStaffMember } from "../../../test/support/factories.ts";
import { passChecks } from "../../../test/support/shelter.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { adoptionRequests, mailOutbox, pets } from "../../schema/index.ts";

const shop = testShop();
const apiAs = (caller: ApiCaller) => apiFor(shop, caller);
const decide = (staff: ApiCaller, id: number, status: AdoptionDecision["status"]) =>
  apiAs(staff).decideAdoptionRequest({ params: { id }, body: { status } });
const rowOf = async (id: number) => (await shop.database.db.select().from(pets).where(eq(pets.id, id)))[0];
const tagsOf = async (id: number) => (await apiFor(shop).getPet({ params: { id } })).tags;
const subjectsTo = async (email: string) =>
  (await shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
    ({ subject }) => subject,
  );

/** A customer with a request for the pet. */
async function aRequester(petId: number, email: string) {
  const customer = await aCustomer(shop.database, { email });
  const { id: requestId } = await apiAs(customer).requestAdoption({
    body: { pet_id: petId, note: "We have a garden." },
  });
  await passChecks(shop.database, requestId);
  const statuses = async () => (await apiAs(customer).listAdoptionRequests()).map(({ status }) => status);
  return { ...customer, email, requestId, statuses };
}

beforeEach(async () => {
  await shop.database.db.delete(adoptionRequests);
  await shop.database.db.delete(mailOutbox);
});

describe("staff", () => {
  it("see open requests, oldest first, with the customers' contact data", async () => {
    const pet = await aPet(shop.database, { name: "Bella" });
    await aRequester(pet.id, "first@example.com");
    const declined = await aRequester(pet.id, "declined@example.com");
    await aRequester(pet.id, "last@example.com");
    const staff = await aStaffMember(shop.database);
    await decide(staff, declined.requestId, "declined");
    expect(await apiAs(staff).listOpenAdoptionRequests()).toMatchObject([
      { customer: { name: "Robin", email: "first@example.com" }, note: "We have a garden.", pet: { name: "Bella" } },
      { customer: { email: "last@example.com" } },
    ]);
  });

  it("approve one request: the pet becomes unavailable, the others are declined, and every customer gets a mail", async () => {
    const pet = await aPet(shop.database, { name: "Otis", tags: ["Available", "Gentle"] });
    expect(await tagsOf(pet.id)).toContain("Available");
    const [chosen, other] = [
      await aRequester(pet.id, "chosen@example.com"),
      await aRequester(pet.id, "other@example.com"),
    ];
    expect(await decide(await aStaffMember(shop.database), chosen.requestId, "approved")).toMatchObject({
      id: chosen.requestId,
      status: "approved",
    });
    await expect.poll(() => tagsOf(pet.id)).toEqual(["Gentle"]);
    expect([await chosen.statuses(), await other.statuses()]).toEqual([["approved"], ["declined"]]);
    expect((await subjectsTo("chosen@example.com")).at(-1)).toBe("Good news about Otis");
    expect((await subjectsTo("other@example.com")).at(-1)).toBe("About your request to adopt Otis");

    expect(await apiAs(chosen).hasAdoptionRequest({ params: { id: pet.id } })).toEqual({ has_request: true });
    const secondRequest = { body: { pet_id: pet.id, note: "Please." } };
    expect(await errorOf(apiAs(chosen).requestAdoption(secondRequest))).toMatchObject({
      message: "You already submitted a request.",
    });
    expect(await errorOf(apiAs(other).requestAdoption(secondRequest))).toMatchObject({ status: 409 });
    const withdrawal = apiAs(chosen).withdrawAdoptionRequest({ params: { id: chosen.requestId } });
    expect(await errorOf(withdrawal)).toMatchObject({ status: 409 });
  });

  it("decline one request: the others stay open and the pet stays available", async () => {
    const pet = await aPet(shop.database, { name: "Koda" });
    const [declined, other] = [
      await aRequester(pet.id, "rejected@example.com"),
      await aRequester(pet.id, "waiting@example.com"),
    ];
    await decide(await aStaffMember(shop.database), declined.requestId, "declined");
    expect([await declined.statuses(), await other.statuses()]).toEqual([["declined"], ["open"]]);
    expect(await tagsOf(pet.id)).toContain("Available");
    expect((await subjectsTo("rejected@example.com")).at(-1)).toBe("About your request to adopt Koda");
    expect(await subjectsTo("waiting@example.com")).toHaveLength(1);
  });

  it("can revoke an approval, but not reopen a declined or withdrawn request", async () => {
    const staff = await aStaffMember(shop.database);
    const pet = await aPet(shop.database);
    const requester = await aRequester(pet.id, "final@example.com");
    const decideThis = (status: AdoptionDecision["status"]) => decide(staff, requester.requestId, status);
    expect(await decideThis("approved")).toMatchObject({ status: "approved" });
    expect(await errorOf(decideThis("approved"))).toMatchObject({ status: 409 });
    expect(await decideThis("declined")).toMatchObject({ status: "declined" });
    expect(await rowOf(pet.id)).toMatchObject({ stage: "preparing" });
    expect(await errorOf(decideThis("approved"))).toMatchObject({ status: 409 });
    expect(await tagsOf(pet.id)).not.toContain("Available");

    const withdrawn = await aRequester((await aPet(shop.database)).id, "withdrawn@example.com");
    await apiAs(withdrawn).withdrawAdoptionRequest({ params: { id: withdrawn.requestId } });
    expect(await errorOf(decide(staff, withdrawn.requestId, "approved"))).toMatchObject({
      status: 409,
      message: "This request is no longer open.",
    });
    expect(await errorOf(decide(staff, 999_999, "approved"))).toMatchObject({ status: 404 });
  });

  it("cannot set a status that is not a decision", async () => {
    const { staffToken } = await aStaffMember(shop.database);
    const requester = await aRequester((await aPet(shop.database)).id, "open@example.com");
    const response = await shop.app.inject({
      method: "PUT",
      url: `/api/staff/adoption-requests/${requester.requestId}`,
      headers: staffHeaders(staffToken),
      payload: { status: "open" },
    });
    expect(response.statusCode).toBe(422);
  });
});

describe("a pet with an approved request", () => {
  it("stays unavailable when the account of the approved customer is deleted", async () => {
    const pet = await aPet(shop.database);
    const requester = await aRequester(pet.id, "gone@example.com");
    await decide(await aStaffMember(shop.database), requester.requestId, "approved");
    await apiAs(requester).deleteAccount({ body: { email: requester.email } });
    expect(await shop.database.db.$count(adoptionRequests)).toBe(0);
    expect(await rowOf(pet.id)).toMatchObject({ stage: "preparing", tags: [] });
  });

  it("cannot get a second one, not even by a direct write to the database", async () => {
    const pet = await aPet(shop.database);
    const first = await aRequester(pet.id, "one@example.com");
    const second = await aRequester(pet.id, "two@example.com");
    const approve = ({ requestId }: typeof first) =>
      shop.database.db
        .update(adoptionRequests)
        .set({ stage: "approved", decidedAt: new Date() })
        .where(eq(adoptionRequests.id, requestId));
    await approve(first);
    const again = {
      userId: second.id,
      petId: pet.id,
      note: "Please.",
      stage: "approved" as const,
      decidedAt: new Date(),
    };
    await expect(shop.database.db.insert(adoptionRequests).values(again)).rejects.toMatchObject({
      cause: { constraint: "adoption_requests_one_approved" },
    });
  });
});
