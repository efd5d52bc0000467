import { bookingDraft } from "../../contract/src/index.ts";
import { readSettings } from "../../server/src/settings.ts";
import { createBooking } from "../../server/src/slices/bookings/create-booking.ts";
import { createBookingContext } from "../../server/src/slices/bookings/booking-context.ts";
import { type RecordedTransaction, replayTransactions } from "./replay-transactions.ts";
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

/** What one connection books, one after the other. */
interface BookingPlan {
  booker: PetOwner;
  times: { date: string; time_slot: string }[];
}

/** Bookings over HTTP, against a bare client that sends the very same statements to the same database. */
export async function measureBookings(environment: BookingEnvironment, { short, rounds }: Effort): Promise<Figure> {
  const each = short ? 2 : 40;
  const plans = await planBookings(environment, each);
  const bookings = await recordBookings(environment, plans);
  const [ours, bare]: [Throughput[], Throughput[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    ours.push(await bookOverHttp(environment, plans, each));
    bare.push(await clearBookingsAfter(environment, () => replayTransactions(environment.url, bookings)));
  }
  const [subject, reference] = [ours, bare].map((paces) => medianThroughput(paces.slice(1))) as [
    Throughput,
    Throughput,
  ]; // the first warms up
  return {
    title: "bookings over HTTP",
    value: formatThroughput(subject),
    reference: `bare pg ${formatThroughputShort(reference)}`,
    ratio: subject.perSecond / reference.perSecond,
  };
}

/** Each connection has days and a pet of its own, so that they wait for the database and not for each other. */
async function planBookings({ shop, days, petOwners }: BookingEnvironment, each: number): Promise<BookingPlan[]> {
  const plans = petOwners.slice(0, connections).map((booker): BookingPlan => ({ booker, times: [] }));
  for (const [index, date] of days.entries()) {
    const { times } = plans[index % connections] as BookingPlan;
    if (times.length >= each) continue;
    const response = await fetch(`${shop.origin}/api/booked-time-slots?service_id=1&date=${date}`);
    const { all_slots: slots } = (await response.json()) as { all_slots: string[] };
    times.push(...slots.slice(0, each - times.length).map((slot) => ({ date, time_slot: slot })));
  }
  return plans;
}

const draftOf = ({ petId }: PetOwner, time: BookingPlan["times"][number]) => ({
  pet_id: petId,
  service_id: 1,
  ...time,
});

function bookOverHttp(environment: BookingEnvironment, plans: BookingPlan[], each: number): Promise<Throughput> {
  let next = 0;
  return clearBookingsAfter(environment, () =>
    runLoad({
      url: `${environment.shop.origin}/api/bookings`,
      amount: each * connections,
      setupClient: (client) => {
        const { booker, times } = plans[next++ % connections] as BookingPlan;
        const headers = { "content-type": "application/json", authorization: `Bearer ${booker.token}` };
        client.setRequests(
          times.map((time) => ({ method: "POST", headers, body: JSON.stringify(draftOf(booker, time)) })),
        );
      },
    }),
  );
}

async function recordBookings(environment: BookingEnvironment, plans: BookingPlan[]): Promise<RecordedTransaction[][]> {
  const recorder = await openStatementRecorder(environment.url);
  const lists: RecordedTransaction[][] = [];
  await clearBookingsAfter(environment, async () => {
    for (const { booker, times } of plans) {
      const list: RecordedTransaction[] = [];
      for (const time of times) {
        const caller = { userId: booker.userId, sessionId: 0, role: "customer" as const };
        const draft = bookingDraft.parse(draftOf(booker, time));
        const { recorded } = await recorder.record((database) =>
          createBooking(createBookingContext(database, readSettings({})), caller, draft, new Date()),
        );
        list.push({ recorded, insertsInto: "bookings" });
      }
      lists.push(list);
    }
  });
  await recorder.close();
  return lists;
}

/** Whoever comes next finds every slot free again. */
async function clearBookingsAfter<T>({ database }: BookingEnvironment, work: () => Promise<T>): Promise<T> {
  const result = await work();
  await runSql(database, "delete from bookings");
  return result;
}
