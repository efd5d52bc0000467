import { asc, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aBookingDraft, aPetOwner, mondayMorning, testBookingContext } from "../../../test/support/bookings.ts";
import { MailServer } from "../../../test/support/mail-server.ts";
import { testDatabase } from "../../../test/support/test-database.ts";
import { deliverDueMails, type MailTransport, smtpTransport } from "../../platform/mail/deliver.ts";
import { claimMail } from "../../platform/mail/outbox.ts";
import { mailOutbox } from "../../schema/index.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { createBooking } from "./create-booking.ts";
import { rescheduleBooking } from "./reschedule-booking.ts";

const test = testDatabase();
const server = new MailServer();
let transport: MailTransport;

beforeAll(async () => {
  await server.start();
  transport = smtpTransport(server.url, () => "Pawhaven <hello@shop.example>");
});
afterAll(async () => {
  transport.close();
  await server.stop();
});

const deliver = () => deliverDueMails(test.database.db, transport);
const makeAllDue = () => test.database.db.update(mailOutbox).set({ nextAttemptAt: sql`now() - interval '1 second'` });
const moves = (pet: string) => server.received.map(({ subject = "" }) => subject).filter((text) => text.includes(pet));
const queuedMoves = () =>
  test.database.db.select().from(mailOutbox).where(like(mailOutbox.subject, "Moved:%")).orderBy(asc(mailOutbox.id));

/** A booking whose first mail was delivered, and how to move it to another day of March. */
async function aBooking(name: string, time_slot: string) {
  const owner = await aPetOwner(test.database, { name });
  const context = testBookingContext(test.database);
  const draft = aBookingDraft(owner, { date: "2030-03-05", time_slot });
  const { id } = await createBooking(context, owner.caller, draft, mondayMorning);
  await deliver();
  server.received.length = 0;
  const days = ["2030-03-06", "2030-03-07", "2030-03-08"];
  return {
    move: (index: number) =>
      rescheduleBooking(context, owner.caller, id, { date: days[index % 3] ?? "", time_slot }, mondayMorning),
    cancel: () => cancelBooking(context, owner.caller, id, mondayMorning),
  };
}

describe("a booking that is moved 30 times in a row", () => {
  it("sends two mails at most, and the last one says when it really is", async () => {
    const { move } = await aBooking("Mochi", "09:00");
    for (let index = 0; index < 30; index++) {
      await move(index);
      await deliver();
    }
    expect(moves("Mochi")).toEqual(["Moved: Vet At Clinic for Mochi, now Wednesday, March 6, 2030 at 09:00"]);
    await makeAllDue();
    await deliver();
    expect(moves("Mochi")).toEqual([
      "Moved: Vet At Clinic for Mochi, now Wednesday, March 6, 2030 at 09:00",
      "Moved: Vet At Clinic for Mochi, now Friday, March 8, 2030 at 09:00",
    ]);
  });

  it("sends one mail if none was delivered in between, and leaves those about other bookings alone", async () => {
    const [{ move }, other] = [await aBooking("Taro", "10:00"), await aBooking("Bao", "11:00")];
    await other.move(0);
    for (let index = 0; index < 6; index++) await move(index);
    await deliver();
    expect(moves("Taro")).toEqual(["Moved: Vet At Clinic for Taro, now Friday, March 8, 2030 at 10:00"]);
    expect(moves("Bao")).toHaveLength(1);
  });

  it("never marks a mail as sent that replaced another one on its way", async () => {
    const { move } = await aBooking("Kiki", "12:00");
    await move(0);
    const onItsWay = await claimMail(test.database.db);
    await move(1);
    await transport.send(onItsWay as NonNullable<typeof onItsWay>);
    await deliver();
    expect(moves("Kiki")).toHaveLength(1);
    expect((await queuedMoves()).at(-1)).toMatchObject({ sentAt: null, attempts: 0 });
    await makeAllDue();
    await deliver();
    expect(moves("Kiki").at(-1)).toContain("March 7");
  });

  it("sends no mail about a move after the one that it was cancelled", async () => {
    const { move, cancel } = await aBooking("Luna", "13:00");
    await move(0);
    await deliver();
    await move(1);
    await cancel();
    await makeAllDue();
    await deliver();
    expect(moves("Luna").map((subject) => subject.split(":")[0])).toEqual(["Moved", "Cancelled"]);
  });
});
