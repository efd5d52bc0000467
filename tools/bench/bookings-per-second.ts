import { bookingDraft, endpoints } from "@pawhaven/contract";
import { createBooking } from "../../server/src/slices/bookings/create-booking.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { testBookingContext } from "../../server/test/support/bookings.ts";
import { liftedCaps } from "../../server/test/support/lifted-caps.ts";
import { apiRequest } from "./api-request.ts";
import { type RecordedTransaction, replayTransactions, separateIds } from "./replay-transactions.ts";
import { type PetOwner, type BookingEnvironment, runSql } from "./booking-environment.ts";
import { openStatementRecorder } from "./statement-recorder.ts";
import type { Figure } from "./table.ts";
import {
  formatThroughputShort,
  connections,
  type Effort,
  runLoad,
  medianThroughput,
  type Throughput,
  formatThroughput,
} from "./throughput.ts";

const minRatio = 0.7;

/** The bookings of one connection, in order. */
interface BookingPlan {
  owner: PetOwner;
  slots: { date: string; time_slot: string }[];
}

/** Bookings over HTTP, compared with a pg client that sends the same statements to the same database. */
export async function measureBookings(environment: BookingEnvironment, { short, rounds }: Effort): Promise<Figure> {
  const perConnection = short ? 2 : 40;
  const plans = await planBookings(environment, perConnection);
  await separateIds(environment.url, ["bookings"]);
  const transactions = await recordBookings(environment, plans);
  const [overHttp, overPg]: [Throughput[], Throughput[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    overHttp.push(await bookOverHttp(environment, plans, perConnection));
    overPg.push(await clearBookingsAfter(environment, () => replayTransactions(environment.url, transactions)));
  }
  const withoutWarmUp = (results: Throughput[]) => medianThroughput(results.slice(1));
  const [subject, reference] = [withoutWarmUp(overHttp), withoutWarmUp(overPg)];
  const ratio = subject.perSecond / reference.perSecond;
  return {
    title: "bookings over HTTP",
    value: formatThroughput(subject),
    reference: `pg ${formatThroughputShort(reference)}`,
    ratio,
    target: `≥ ${minRatio}`,
    isMet: ratio >= minRatio,
  };
}

/** Every connection books for a different pet on different days, so that connections do not block each other. */
async function planBookings(environment: BookingEnvironment, perConnection: number): Promise<BookingPlan[]> {
  const { shop, days, petOwners } = environment;
  const plans = petOwners.slice(0, connections).map((owner): BookingPlan => ({ owner, slots: [] }));
  for (const [index, date] of days.entries()) {
    const { slots } = plans[index % connections] as BookingPlan;
    if (slots.length >= perConnection) continue;
    const { all_slots: times } = await apiAt(shop.origin).listSlots({ query: { service_id: 1, date } });
    slots.push(...times.slice(0, perConnection - slots.length).map((time) => ({ date, time_slot: time })));
  }
  return plans;
}

const draftOf = ({ petId }: PetOwner, slot: BookingPlan["slots"][number]) => ({
  pet_id: petId,
  service_id: 1,
  ...slot,
});

function bookOverHttp(
  environment: BookingEnvironment,
  plans: BookingPlan[],
  perConnection: number,
): Promise<Throughput> {
  let next = 0;
  return clearBookingsAfter(environment, () =>
    runLoad({
      url: environment.shop.origin,
      amount: perConnection * connections,
      setupClient: (client) => client.setRequests(requestsOf(plans[next++ % connections] as BookingPlan)),
    }),
  );
}

const requestsOf = ({ owner, slots }: BookingPlan) =>
  slots.map((slot) => apiRequest(endpoints.createBooking, { body: draftOf(owner, slot) }, owner.token));

async function recordBookings(environment: BookingEnvironment, plans: BookingPlan[]): Promise<RecordedTransaction[][]> {
  const recorder = await openStatementRecorder(environment.url);
  const transactions: RecordedTransaction[][] = [];
  await clearBookingsAfter(environment, async () => {
    for (const { owner, slots } of plans) {
      const ofConnection: RecordedTransaction[] = [];
      const caller = { userId: owner.userId, sessionId: 0 };
      for (const slot of slots) {
        const draft = bookingDraft.parse(draftOf(owner, slot));
        const { recorded } = await recorder.record((database) =>
          createBooking(testBookingContext(database, liftedCaps), caller, draft, new Date()),
        );
        ofConnection.push({ recorded, insertsInto: ["bookings"] });
      }
      transactions.push(ofConnection);
    }
  });
  await recorder.close();
  return transactions;
}

/** Frees all slots for the next round. */
async function clearBookingsAfter<T>({ database }: BookingEnvironment, work: () => Promise<T>): Promise<T> {
  const result = await work();
  await runSql(database, "delete from bookings");
  return result;
}
