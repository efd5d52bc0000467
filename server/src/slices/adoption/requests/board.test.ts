import { adoptionCheckKinds, type Api } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf, staffHeaders } from "../../../../test/support/api-client.ts";
import { aPet, aStaffMember } from "../../../../test/support/factories.ts";
import { countStatements } from "../../../../test/support/count-statements.ts";
import { anApplicant, passChecks } from "../../../../test/support/shelter.ts";
import { staffApi } from "../../../../test/support/signed-in-api.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import {
  adoptionRequests,
  careRecords,
  mailOutbox,
  meetings as meetingsTable,
  reservations,
} from "../../../schema/index.ts";
import { listAdoptionRequests } from "../list-adoption-requests.ts";
import { getRequestBoard } from "./get-board.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000" } });
const apiAs = (caller: { token: string }) => apiFor(shop, caller);
let keeper: Api;
beforeEach(async () => {
  keeper = await staffApi(shop, "keeper");
});

const mailsTo = (email: string) => shop.database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
/** A file, as a keeper downloads it. */
async function download(url: string): Promise<string> {
  const { staffToken } = await aStaffMember(shop.database, "keeper");
  return (await shop.app.inject({ url, headers: staffHeaders(staffToken) })).body;
}

const day = "2030-03-04";
const time = (time_slot: string) => ({ date: day, time_slot });

describe("the board", () => {
  it("shows several applicants of one animal side by side, with what is open", async () => {
    const pet = await aPet(shop.database, { name: "Bella" });
    const one = await anApplicant(shop.database, apiAs, pet.id);
    const other = await anApplicant(shop.database, apiAs, pet.id);
    await passChecks(shop.database, other.requestId);
    const { cards } = await keeper.getRequestBoard({ query: { pet: pet.id } });
    expect(cards).toMatchObject([
      { id: one.requestId, stage: "received", checks_open: 4, others: 1, pet_stage: "available" },
      { id: other.requestId, checks_open: 0, others: 1 },
    ]);
    expect(await keeper.getRequestAsStaff({ params: { id: one.requestId } })).toMatchObject({
      rivals: [{ id: other.requestId, checks_open: 0 }],
      fee: { amount: 100, state: "due" },
    });
    expect(await one.api.listAdoptionRequests()).toMatchObject([
      {
        stage: "received",
        status: "open",
        others_asked: true,
        next_step: "We will read your note and write to you within two working days.",
      },
    ]);
    expect(await download("/api/staff/adoption-requests.csv")).toContain("Bella");
  });

  it("takes as many statements for many requests as for one, also for the customer", async () => {
    const pet = await aPet(shop.database);
    const { caller } = await aStaffMember(shop.database, "keeper");
    const applicant = await anApplicant(shop.database, apiAs, pet.id);
    const statements = async () => {
      const counted = countStatements(shop.database.db);
      await getRequestBoard(counted.db, caller, { pet: pet.id });
      await listAdoptionRequests(counted.db, { userId: applicant.id, sessionId: 0 });
      return counted.count();
    };
    const forOne = await statements();
    for (let count = 0; count < 3; count++) await anApplicant(shop.database, apiAs, pet.id);
    await applicant.api.requestAdoption({ body: { pet_id: (await aPet(shop.database)).id, note: "Both." } });
    expect(await statements()).toBe(forOne);
  });

  it("moves a request along its stages, as the keeper saw it", async () => {
    const { requestId: id } = await anApplicant(shop.database, apiAs, (await aPet(shop.database)).id);
    const move = (version: number, stage: "received" | "in_review" | "approved" | "declined", reason = "") =>
      keeper.moveRequest({ params: { id }, body: { version, stage, reason } });
    expect(await move(1, "in_review")).toMatchObject({ stage: "in_review", status: "open", version: 2 });
    expect(await errorOf(move(1, "received"))).toMatchObject({ code: "edited_meanwhile" });
    expect(await errorOf(move(2, "in_review"))).toMatchObject({ code: "conflict" });
    expect(await move(2, "declined", "We look for a home with a garden.")).toMatchObject({ stage: "declined" });
    expect(await errorOf(move(3, "received"))).toMatchObject({ code: "conflict" });
  });

  it("approves nobody before the required checks have passed, also by a direct write", async () => {
    const { requestId: id } = await anApplicant(shop.database, apiAs, (await aPet(shop.database)).id);
    const approve = async () => {
      const { version } = await keeper.getRequestAsStaff({ params: { id } });
      return keeper.moveRequest({ params: { id }, body: { version, stage: "approved" } });
    };
    const check = (kind: (typeof adoptionCheckKinds)[number], result: "passed" | "failed") =>
      keeper.recordRequestCheck({ params: { id, kind }, body: { result, note: "Seen." } });
    for (const kind of adoptionCheckKinds) await check(kind, kind === "home" ? "failed" : "passed");
    expect(await errorOf(approve())).toMatchObject({ status: 409 });
    const direct = shop.database.db
      .update(adoptionRequests)
      .set({ stage: "approved", decidedAt: new Date() })
      .where(eq(adoptionRequests.id, id));
    await expect(direct).rejects.toMatchObject({ cause: { constraint: "adoption_requests_checked" } });
    await check("home", "passed");
    expect(await approve()).toMatchObject({ stage: "approved", checks_open: 0, pet_stage: "reserved" });
  });

  it("leaves out a check that the shop does not require", async () => {
    const manager = await staffApi(shop, "manager");
    const references = { kind: "references" as const };
    const change = (version: number, is_required: boolean) =>
      manager.changeAdoptionCheck({ params: references, body: { version, is_required } });
    expect(await change(1, false)).toMatchObject({ is_required: false, version: 2 });
    expect(await errorOf(change(1, true))).toMatchObject({ code: "edited_meanwhile" });
    const { requestId } = await anApplicant(shop.database, apiAs, (await aPet(shop.database)).id);
    const { cards } = await keeper.getRequestBoard({ query: {} });
    expect(cards.find(({ id }) => id === requestId)).toMatchObject({ checks_open: 3 });
    await change(2, true);
    expect(
      await errorOf(keeper.changeAdoptionCheck({ params: references, body: { version: 3, is_required: false } })),
    ).toMatchObject({ status: 403 });
  });

  it("has an assignee, internal notes and a thread with the applicant", async () => {
    const { id: staffId } = await aStaffMember(shop.database, "keeper");
    const applicant = await anApplicant(shop.database, apiAs, (await aPet(shop.database)).id, {
      email: "ann@example.com",
    });
    const params = { id: applicant.requestId };
    await keeper.assignRequest({ params, body: { version: 1, assignee_id: staffId } });
    await keeper.addRequestNote({ params, body: { text: "Sounds kind on the phone." } });
    await keeper.writeToApplicant({ params, body: { text: "Do you have other animals?" } });
    const details = await keeper.writeToApplicant({ params, body: { text: "One more thing." } });
    expect(details).toMatchObject({
      assignee: { id: staffId },
      notes: [{ text: "Sounds kind on the phone." }],
      messages: [{ kind: "message", text: "We have a garden." }, { kind: "reply" }, { text: "One more thing." }],
      has_unread_answer: false,
    });
    const mails = await mailsTo("ann@example.com");
    expect(mails.filter(({ subject }) => subject.startsWith("Re: Your request to adopt"))).toHaveLength(2);
    const exported = JSON.stringify(await applicant.api.exportMyData());
    expect(exported).toContain("One more thing.");
    expect(exported).not.toContain("Sounds kind");
  });
});

describe("a meeting", () => {
  it("takes the time of the animal, moves the request on and tells the applicant", async () => {
    const pet = await aPet(shop.database, { name: "Otis" });
    const one = await anApplicant(shop.database, apiAs, pet.id, { email: "otis@example.com" });
    const other = await anApplicant(shop.database, apiAs, pet.id);
    const plan = (id: number, at: string) =>
      keeper.planMeeting({ params: { id }, body: { ...time(at), place: "Room 3" } });
    const meeting = await plan(one.requestId, "10:00");
    expect(await errorOf(plan(other.requestId, "10:15"))).toMatchObject({ code: "slot_taken" });
    expect(await errorOf(plan(one.requestId, "14:00"))).toMatchObject({ code: "conflict" });
    expect(
      await errorOf(
        keeper.planMeeting({ params: { id: other.requestId }, body: { date: "2020-01-06", time_slot: "10:00" } }),
      ),
    ).toMatchObject({ status: 422 });
    expect(await one.api.listAdoptionRequests()).toMatchObject([
      { stage: "meeting", meeting: { place: "Room 3" }, next_step: "You meet Otis." },
    ]);
    const { times } = await keeper.listMeetingTimes({ params: { id: other.requestId }, query: { date: day } });
    expect(times.find(({ time_slot }) => time_slot === "10:00")).toMatchObject({ is_free: false });
    expect(times.find(({ time_slot }) => time_slot === "10:45")).toMatchObject({ is_free: true });
    await keeper.moveMeeting({ params: { id: meeting.id }, body: { version: 1, ...time("15:00") } });
    expect(
      await errorOf(keeper.moveMeeting({ params: { id: meeting.id }, body: { version: 1, ...time("16:00") } })),
    ).toMatchObject({ code: "edited_meanwhile" });
    await plan(other.requestId, "10:00");
    const listed = await keeper.listMeetings({ query: { from: day, to: day } });
    expect(listed.map(({ pet: { name }, status }) => [name, status])).toEqual([
      ["Otis", "planned"],
      ["Otis", "planned"],
    ]);
    expect((await mailsTo("otis@example.com")).map(({ subject }) => subject)).toContain("Another time to meet Otis");
  });

  it("and the care that is due are counted for keepers on their day", async () => {
    const pet = await aPet(shop.database);
    const { requestId: id } = await anApplicant(shop.database, apiAs, pet.id);
    const counts = async () => {
      const { work } = await keeper.getDashboard();
      return work.filter(({ kind }) => kind === "meetings_today" || kind === "care_due");
    };
    const [meetings, due] = await counts();
    await shop.database.db.insert(careRecords).values([
      {
        petId: pet.id,
        kind: "deworming",
        product: "Tablet",
        givenOn: "2026-01-01",
        dueOn: "2026-04-01",
        source: "shelter",
      },
      {
        petId: pet.id,
        kind: "vaccination",
        product: "Rabies",
        givenOn: "2026-01-01",
        dueOn: "2099-01-01",
        source: "shelter",
      },
    ]);
    const { id: meetingId } = await keeper.planMeeting({ params: { id }, body: time("12:00") });
    const startsAt = new Date();
    const endsAt = new Date(startsAt.getTime() + 1000);
    expect((await counts())[0]).toEqual(meetings);
    await shop.database.db.update(meetingsTable).set({ startsAt, endsAt }).where(eq(meetingsTable.id, meetingId));
    expect(await counts()).toEqual([
      { kind: "meetings_today", count: (meetings?.count ?? 0) + 1 },
      { kind: "care_due", count: (due?.count ?? 0) + 1 },
    ]);
  });

  it("is neither held nor missed before it begins, and frees its time when it is cancelled or the request ends", async () => {
    const pet = await aPet(shop.database);
    const { requestId: id } = await anApplicant(shop.database, apiAs, pet.id);
    const held = () => shop.database.db.$count(reservations, eq(reservations.petId, pet.id));
    const plan = () => keeper.planMeeting({ params: { id }, body: time("11:00") });
    const close = (meetingId: number, status: "held" | "cancelled") =>
      keeper.closeMeeting({ params: { id: meetingId }, body: { version: 1, status } });
    const first = await plan();
    expect(await errorOf(close(first.id, "held"))).toMatchObject({ code: "conflict" });
    expect(await held()).toBe(1);
    await close(first.id, "cancelled");
    expect(await held()).toBe(0);
    await plan();
    const { version } = await keeper.getRequestAsStaff({ params: { id } });
    await keeper.moveRequest({ params: { id }, body: { version, stage: "declined" } });
    expect(await held()).toBe(0);
  });
});
