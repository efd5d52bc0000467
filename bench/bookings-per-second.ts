import { bookingDraft } from "../contract/src/index.ts";
import { readSettings } from "../server/src/settings.ts";
import { createBooking } from "../server/src/slices/bookings/create-booking.ts";
import { deskOf } from "../server/src/slices/bookings/desk.ts";
import { type BareWrite, writeBarely } from "./bare-writes.ts";
import { type Booker, type Place, run } from "./booking-place.ts";
import { openRecorder } from "./recorder.ts";
import type { Figure } from "./table.ts";
import { briefly, connections, type Effort, fire, medianPace, type Pace, spoken } from "./throughput.ts";

/** What one connection books, one after the other. */
interface Wishes {
  booker: Booker;
  times: { date: string; time_slot: string }[];
}

/** Bookings over HTTP, against a bare client that sends the very same statements to the same database. */
export async function measureBookings(place: Place, { short, rounds }: Effort): Promise<Figure> {
  const each = short ? 2 : 40;
  const wishes = await wishesIn(place, each);
  const bookings = await recordBookings(place, wishes);
  const [ours, bare]: [Pace[], Pace[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    ours.push(await overHttp(place, wishes, each));
    bare.push(await emptied(place, () => writeBarely(place.url, bookings)));
  }
  const [subject, reference] = [ours, bare].map((paces) => medianPace(paces.slice(1))) as [Pace, Pace]; // the first warms up
  return {
    title: "bookings over HTTP",
    value: spoken(subject),
    reference: `bare pg ${briefly(reference)}`,
    ratio: subject.perSecond / reference.perSecond,
  };
}

/** Each connection has days and a pet of its own, so that they wait for the database and not for each other. */
async function wishesIn({ shop, days, people }: Place, each: number): Promise<Wishes[]> {
  const wishes = people.slice(0, connections).map((booker): Wishes => ({ booker, times: [] }));
  for (const [index, date] of days.entries()) {
    const { times } = wishes[index % connections] as Wishes;
    if (times.length >= each) continue;
    const response = await fetch(`${shop.origin}/api/booked-time-slots?service_id=1&date=${date}`);
    const { all_slots: slots } = (await response.json()) as { all_slots: string[] };
    times.push(...slots.slice(0, each - times.length).map((slot) => ({ date, time_slot: slot })));
  }
  return wishes;
}

const draftOf = ({ petId }: Booker, time: Wishes["times"][number]) => ({ pet_id: petId, service_id: 1, ...time });

function overHttp(place: Place, wishes: Wishes[], each: number): Promise<Pace> {
  let next = 0;
  return emptied(place, () =>
    fire({
      url: `${place.shop.origin}/api/bookings`,
      amount: each * connections,
      setupClient: (client) => {
        const { booker, times } = wishes[next++ % connections] as Wishes;
        const headers = { "content-type": "application/json", authorization: `Bearer ${booker.token}` };
        client.setRequests(
          times.map((time) => ({ method: "POST", headers, body: JSON.stringify(draftOf(booker, time)) })),
        );
      },
    }),
  );
}

async function recordBookings(place: Place, wishes: Wishes[]): Promise<BareWrite[][]> {
  const recorder = await openRecorder(place.url);
  const lists: BareWrite[][] = [];
  await emptied(place, async () => {
    for (const { booker, times } of wishes) {
      const list: BareWrite[] = [];
      for (const time of times) {
        const caller = { userId: booker.userId, sessionId: 0, role: "customer" as const };
        const draft = bookingDraft.parse(draftOf(booker, time));
        const { recorded } = await recorder.record((database) =>
          createBooking(deskOf(database, readSettings({})), caller, draft, new Date()),
        );
        list.push({ recorded, opens: "bookings" });
      }
      lists.push(list);
    }
  });
  await recorder.close();
  return lists;
}

/** Whoever comes next finds every slot free again. */
async function emptied<T>({ database }: Place, work: () => Promise<T>): Promise<T> {
  const result = await work();
  await run(database, "delete from bookings");
  return result;
}
