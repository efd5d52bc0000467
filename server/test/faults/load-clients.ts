import type { AdoptionRequest, Booking, Cart, Gear, Order, Profile, UnreviewedGear } from "@pawhaven/contract";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { aCustomer, aGear, aPet, aUserpet } from "../support/factories.ts";
import { anImage } from "../support/images.ts";
import { SeededRandom } from "../support/seeded-random.ts";
import { LoadClient } from "./load-client.ts";
import { ResponseRecorder } from "./response-recorder.ts";

const clientCount = 6;
const daysAhead = 80;

/** Several customers at once, and what they hold against the shop in the end. */
export class LoadClients {
  readonly recorder: ResponseRecorder;
  readonly random: SeededRandom;
  readonly gearId: number;
  readonly clients: LoadClient[];
  private isStopped = false;
  private readonly running: Promise<void>;

  private constructor(witness: ResponseRecorder, random: SeededRandom, gearId: number, customers: LoadClient[]) {
    this.recorder = witness;
    this.random = random;
    this.gearId = gearId;
    this.clients = customers;
    this.running = this.run();
    this.running.catch(() => (this.isStopped = true)); // why is said to whoever waits for the crowd
  }

  static async start(database: Database, origin: string, seed: number): Promise<LoadClients> {
    const [witness, random] = [new ResponseRecorder(origin), new SeededRandom(seed)];
    const gear = await aGear(database, { stock: 100_000 });
    const petIds: number[] = [];
    while (petIds.length < 30) petIds.push((await aPet(database)).id);
    const picture = await anImage().png().toBuffer();
    const days = listBookableDays();
    const customers: LoadClient[] = [];
    for (let index = 0; index < clientCount; index++) {
      const { id, token } = await aCustomer(database);
      const { id: toyId } = await aGear(database, { stock: 10_000 });
      const { id: userpetId } = await aUserpet(database, { userId: id });
      const ownDays = days.filter((_, day) => day % clientCount === index);
      const own = { id, token, userpetId, gear, toyId, petIds, picture, days: ownDays, serviceId: 1 };
      customers.push(new LoadClient(own, witness, new SeededRandom(seed + index)));
    }
    return new LoadClients(witness, random, gear.id, customers);
  }

  private async run(): Promise<void> {
    await Promise.all(this.clients.map((one) => one.runUntil(() => this.isStopped)));
  }

  /** Comes back in the middle of everything, when this many more writes have been answered for. */
  async waitForWrites(more: number): Promise<void> {
    await this.waitForCount("acknowledged", more);
  }

  async waitForRejections(more: number): Promise<void> {
    await this.waitForCount("refused", more);
  }

  private async waitForCount(count: "acknowledged" | "refused", more: number): Promise<void> {
    const wanted = this.recorder[count] + more;
    const counting = async () => {
      while (this.recorder[count] < wanted && !this.isStopped) await pause(1);
    };
    await Promise.race([counting(), this.running]);
  }

  get summary(): string {
    const { acknowledged, refused, connectionErrors } = this.recorder;
    const silent = [...connectionErrors].map(([code, times]) => `${times} × ${code}`).join(", ") || "none";
    return `${acknowledged} writes answered for, ${refused} calls refused with 503, without an answer: ${silent}`;
  }

  /** Everybody finishes what they are at. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }
}

/** Every promise is found again through the shop itself, and none of them twice. */
export async function expectNothingLost({ clients, recorder, gearId }: LoadClients): Promise<void> {
  for (const customer of clients) await expectAllPersisted(customer);
  const gear = await recorder.callUntilDone<Gear>({ method: "GET", path: `/api/gears/${gearId}`, token: "" });
  const reviews = clients.reduce((sum, { reviewed }) => sum + reviewed.size, 0);
  expect(gear?.reviews_count).toBeGreaterThanOrEqual(reviews);
}

async function expectAllPersisted(customer: LoadClient): Promise<void> {
  const { fixtures, orders, reviewed, bookings, adoptions, inCart } = customer;
  const read = <T>(path: string) => customer.callUntilDone<T>(customer.get(path));
  const placed = await read<Order[]>("/api/get-all-receipts");
  expect(placed.map(({ transaction_id }) => transaction_id).toSorted()).toEqual(orders.toSorted());
  expect(placed.filter(({ shipping_status }) => shipping_status !== "ordered")).toEqual([]);

  const unreviewed = await read<UnreviewedGear[]>("/api/reviews/unreviewed");
  expect(unreviewed.filter(({ receipt_id }) => reviewed.has(receipt_id))).toEqual([]);

  const slots = (await read<Booking[]>(`/api/user/${fixtures.id}/bookings`)).map(slotKey);
  expect(slots.toSorted()).toEqual(bookings.map(slotKey).toSorted());

  const requests = await read<AdoptionRequest[]>("/api/adoption-requests");
  expect(requests.map(({ pet_id }) => pet_id).toReversed()).toEqual(adoptions);

  const { items } = await read<Cart>("/api/cart");
  const inCartNow = items.find(({ gear }) => gear.id === fixtures.toyId)?.quantity ?? 0;
  expect(inCartNow).toBeGreaterThanOrEqual(inCart.surely);
  expect(inCartNow).toBeLessThanOrEqual(inCart.surely + inCart.perhaps);

  const { address, avatar_public_id: face, avatar_url } = await read<Profile>("/api/user/profile");
  expect([Number(address), face ?? undefined]).toEqual([customer.houseNumber, customer.avatarId]);
  if (avatar_url) expect((await fetch(avatar_url.url)).status).toBe(200);
}

const slotKey = ({ date, time_slot }: Pick<Booking, "date" | "time_slot">) => `${date} ${time_slot}`;

/** Weekdays from the day after tomorrow on, when the clinic is open wherever it is. */
const listBookableDays = (): string[] =>
  Array.from({ length: daysAhead }, (_, day) => new Date(Date.now() + (day + 2) * 86_400_000))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));
