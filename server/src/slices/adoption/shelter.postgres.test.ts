import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Api } from "@pawhaven/contract";
import { apiFor } from "../../../test/support/api-client.ts";
import { listBookableDays } from "../../../test/support/bookable-days.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aPet, aStaffMember } from "../../../test/support/factories.ts";
import { aHandover, anApplicant, anApprovedApplicant, passChecks } from "../../../test/support/shelter.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import { findViolations } from "../../integrity/find-violations.ts";
import {
  adoptionHandovers,
  adoptionRequests,
  bookings,
  careRecords,
  meetings,
  reservations,
  shelterStays,
  userpets,
} from "../../schema/index.ts";

const environment = await createTestEnvironment();
const shop = await openShop(environment, { settings: { RATE_LIMIT_SCALE: "1000" } });
const { db } = shop.database;
const apiAs = (caller: { token: string }) => apiFor(shop, caller);
let keepers: Api[];
beforeAll(async () => {
  keepers = await Promise.all(startMany(4, async () => apiFor(shop, await aStaffMember(shop.database, "keeper"))));
});
afterAll(async () => {
  await shop.close();
  await environment.remove();
});
const keeper = (index = 0) => keepers[index % keepers.length] as Api;
const anApproved = () => anApprovedApplicant(shop.database, apiAs, keeper());

describe("keepers at the same time", () => {
  it("approve two applicants of one animal: one is approved, the other is declined", async () => {
    const { id: petId } = await aPet(shop.database);
    const ids: number[] = [];
    for (let count = 0; count < 6; count++) ids.push((await anApplicant(shop.database, apiAs, petId)).requestId);
    for (const id of ids) await passChecks(shop.database, id);
    const results = await Promise.allSettled(
      ids.map((id, index) => keeper(index).moveRequest({ params: { id }, body: { version: 1, stage: "approved" } })),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, conflict: 5 });
    const rows = await db.select().from(adoptionRequests).where(eq(adoptionRequests.petId, petId));
    expect(rows.map(({ stage }) => stage).toSorted()).toEqual(["approved", ...Array<string>(5).fill("declined")]);
    expect(await findViolations(db)).toEqual([]);
  });

  it("plan meetings with one animal at one time: it is met by one", async () => {
    const { id: petId } = await aPet(shop.database);
    const ids: number[] = [];
    for (let count = 0; count < 8; count++) ids.push((await anApplicant(shop.database, apiAs, petId)).requestId);
    const times = ["10:00", "10:15", "10:30", "10:40"];
    const results = await Promise.allSettled(
      ids.map((id, index) =>
        keeper(index).planMeeting({
          params: { id },
          body: { date: "2030-03-04", time_slot: times[index % times.length] as string },
        }),
      ),
    );
    expect(countOutcomes(results)).toEqual({ ok: 1, slot_taken: 7 });
    expect(await db.$count(meetings, eq(meetings.petId, petId))).toBe(1);
    expect(await db.$count(reservations, eq(reservations.petId, petId))).toBe(1);
  });

  it("hand an animal over ten times: it goes home once, and every click of one keeper gets the same contract", async () => {
    const { requestId, version, petId, id } = await anApproved();
    await keeper().recordPetCare({
      params: { id: petId },
      body: { kind: "weight", given_on: "2026-11-03", weight_kg: 9 },
    });
    const click = (index: number) =>
      keeper(0).handOverPet(
        { params: { id: requestId }, body: aHandover(version) },
        { idempotencyKey: `key-${index % 2}` },
      );
    const results = await Promise.allSettled(startMany(10, click));
    expect(countOutcomes(results)).toEqual({ ok: 5, conflict: 5 });
    const contracts = results.flatMap((result) =>
      result.status === "fulfilled" ? [result.value.contract_number] : [],
    );
    expect(new Set(contracts).size).toBe(1);
    expect(await db.$count(adoptionHandovers, eq(adoptionHandovers.petId, petId))).toBe(1);
    const own = await db.select().from(userpets).where(eq(userpets.userId, id));
    expect(own).toHaveLength(1);
    expect(await db.$count(careRecords, eq(careRecords.userpetId, own[0]?.id ?? 0))).toBe(1);
    expect(await db.$count(shelterStays, eq(shelterStays.petId, petId))).toBe(1);
    expect(await findViolations(db)).toEqual([]);
  });
});

describe("a handover at the same time as", () => {
  it("the deletion of the account leaves an animal that went home, or one that waits; never half of both", async () => {
    for (let round = 0; round < 5; round++) {
      const { requestId, version, petId, api } = await anApproved();
      const { email } = await api.getProfile();
      const [handedOver, deleted] = await Promise.allSettled([
        keeper().handOverPet({ params: { id: requestId }, body: aHandover(version) }),
        api.deleteAccount({ body: { email } }),
      ]);
      expect(deleted.status).toBe("fulfilled");
      const { stage, stays } = await keeper().getPetAsStaff({ params: { id: petId } });
      expect([stage, stays[0]?.outcome]).toEqual(
        handedOver.status === "fulfilled" ? ["left", "adopted"] : ["preparing", null],
      );
    }
    expect(await findViolations(db)).toEqual([]);
  });

  it("the animal's death ends with one of the two", async () => {
    for (let round = 0; round < 5; round++) {
      const { requestId, version, petId } = await anApproved();
      const pet = await keeper().getPetAsStaff({ params: { id: petId } });
      const results = await Promise.allSettled([
        keeper(0).handOverPet({ params: { id: requestId }, body: aHandover(version) }),
        keeper(1).recordPetOutcome({
          params: { id: petId },
          body: { version: pet.version, outcome: "died", left_on: pet.stays[0]?.arrived_on ?? "", note: "" },
        }),
      ]);
      expect(countOutcomes(results)).toMatchObject({ ok: 1 });
    }
    expect(await findViolations(db)).toEqual([]);
  });
});

describe("a return", () => {
  it("while the owner books leaves no visit ahead, and happens once", async () => {
    const { requestId, version, id: userId, api } = await anApproved();
    const { id, userpet_id: petId } = await keeper().handOverPet({
      params: { id: requestId },
      body: aHandover(version),
    });
    const [date = ""] = await listBookableDays(api);
    const { today } = await api.getBookingDays();
    const book = (time_slot: string) =>
      api.createBooking({ body: { user_id: userId, pet_id: petId ?? 0, service_id: 1, date, time_slot, notes: "" } });
    await book("09:00");
    const comeBack = (index: number) =>
      keeper(index).returnPet({ params: { id }, body: { version: 1, returned_on: today } });
    const [booked, ...returned] = await Promise.allSettled([book("11:00"), comeBack(0), comeBack(1), comeBack(2)]);
    expect(countOutcomes(returned)).toEqual({ ok: 1, edited_meanwhile: 2 });
    expect(["fulfilled", "rejected"]).toContain(booked?.status);
    const visits = await db
      .select()
      .from(bookings)
      .where(eq(bookings.petId, petId ?? 0));
    expect(visits.filter(({ status }) => status !== "Cancelled")).toEqual([]);
    expect(await findViolations(db)).toEqual([]);
  });
});
