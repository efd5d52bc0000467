import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApiOnlyShop } from "../../../test/faults/api-only-shop.ts";
import { apiAt } from "../../../test/support/api-client.ts";
import { aPet, aStaffMember } from "../../../test/support/factories.ts";
import { aHandover, anApplicant, anApprovedApplicant } from "../../../test/support/shelter.ts";
import type { ShopProcess } from "../../../test/support/shop-process.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { findViolations } from "../../integrity/find-violations.ts";
import { adoptionHandovers, careRecords, mailOutbox, meetings, reservations, userpets } from "../../schema/index.ts";
import { handoverFaultPoints } from "./handovers/fault-points.ts";

const test = testDatabase();
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startApiOnlyShop(test.environment);
});
afterAll(async () => {
  shop.signal("SIGKILL");
  await shop.exited;
});

const counts = async () => ({
  handovers: await test.database.db.$count(adoptionHandovers),
  userpets: await test.database.db.$count(userpets),
  records: await test.database.db.$count(careRecords),
  mails: await test.database.db.$count(mailOutbox),
});

describe("a crash during a handover", () => {
  it.each(handoverFaultPoints)("at “%s” leaves nothing of it, and the animal can go home", async (point) => {
    const member = await aStaffMember(test.database, "keeper");
    const keeper = () => apiAt(shop.origin, member);
    const { requestId, petId, version } = await anApprovedApplicant(
      test.database,
      (caller) => apiAt(shop.origin, caller),
      keeper(),
    );
    await keeper().recordPetCare({
      params: { id: petId },
      body: { kind: "weight", given_on: "2026-11-03", weight_kg: 9 },
    });
    const handOver = () =>
      keeper().handOverPet(
        { params: { id: requestId }, body: aHandover(version) },
        { idempotencyKey: point.replaceAll(" ", "-") },
      );
    const before = await counts();
    await shop.sendMessage(point);
    await expect(handOver()).rejects.toThrow("fetch failed");
    expect((await shop.exited).code).toBeNull();
    shop = await startApiOnlyShop(test.environment);
    expect(await counts()).toEqual(before);
    expect(await findViolations(test.database.db)).toEqual([]);
    const { id } = await handOver();
    expect(await handOver()).toMatchObject({ id });
    expect(await test.database.db.$count(adoptionHandovers, eq(adoptionHandovers.petId, petId))).toBe(1);
  });
});

describe("a crash while a meeting is planned", () => {
  it.each(["time not taken yet", "time taken"] as const)(
    "at “%s” leaves neither the meeting nor its time",
    async (point) => {
      const member = await aStaffMember(test.database, "keeper");
      const pet = await aPet(test.database);
      const { requestId: id } = await anApplicant(test.database, (caller) => apiAt(shop.origin, caller), pet.id);
      const plan = () =>
        apiAt(shop.origin, member).planMeeting({ params: { id }, body: { date: "2030-03-04", time_slot: "10:00" } });
      const planned = async () => [
        await test.database.db.$count(meetings, eq(meetings.petId, pet.id)),
        await test.database.db.$count(reservations, eq(reservations.petId, pet.id)),
      ];
      await shop.sendMessage(point);
      await expect(plan()).rejects.toThrow("fetch failed");
      expect((await shop.exited).code).toBeNull();
      shop = await startApiOnlyShop(test.environment);
      expect(await planned()).toEqual([0, 0]);
      await plan();
      expect(await planned()).toEqual([1, 1]);
    },
  );
});
