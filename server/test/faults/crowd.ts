import type { AdoptionRequest, Booking, Cart, Gear, Order, Profile, UnreviewedProduct } from "@pawhaven/contract";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { Database } from "../../src/platform/db/database.ts";
import { aCustomer, aGear, aPet, aUserpet } from "../factories.ts";
import { aPicture } from "../pictures.ts";
import { Random } from "../random.ts";
import { Customer } from "./customer.ts";
import { Witness } from "./witness.ts";

const size = 6;
const daysAhead = 80;

/** Several customers at once, and what they hold against the shop in the end. */
export class Crowd {
  readonly witness: Witness;
  readonly random: Random;
  readonly gearId: number;
  readonly customers: Customer[];
  private isOver = false;
  private readonly acting: Promise<void>;

  private constructor(witness: Witness, random: Random, gearId: number, customers: Customer[]) {
    this.witness = witness;
    this.random = random;
    this.gearId = gearId;
    this.customers = customers;
    this.acting = this.act();
    this.acting.catch(() => (this.isOver = true)); // why is said to whoever waits for the crowd
  }

  static async gather(database: Database, origin: string, seed: number): Promise<Crowd> {
    const [witness, random] = [new Witness(origin), new Random(seed)];
    const gear = await aGear(database, { stock: 100_000 });
    const petIds: number[] = [];
    while (petIds.length < 30) petIds.push((await aPet(database)).id);
    const picture = await aPicture().png().toBuffer();
    const days = openDays();
    const customers: Customer[] = [];
    for (let index = 0; index < size; index++) {
      const { id, token } = await aCustomer(database);
      const { id: toyId } = await aGear(database, { stock: 10_000 });
      const { id: userpetId } = await aUserpet(database, { userId: id });
      const ownDays = days.filter((_, day) => day % size === index);
      const own = { id, token, userpetId, gear, toyId, petIds, picture, days: ownDays, serviceId: 1 };
      customers.push(new Customer(own, witness, new Random(seed + index)));
    }
    return new Crowd(witness, random, gear.id, customers);
  }

  private async act(): Promise<void> {
    await Promise.all(this.customers.map((one) => one.actUntil(() => this.isOver)));
  }

  /** Comes back in the middle of everything, when this many more writes have been answered for. */
  async hasWritten(more: number): Promise<void> {
    await this.reaches("acknowledged", more);
  }

  async wasRefused(more: number): Promise<void> {
    await this.reaches("refused", more);
  }

  private async reaches(count: "acknowledged" | "refused", more: number): Promise<void> {
    const wanted = this.witness[count] + more;
    const counting = async () => {
      while (this.witness[count] < wanted && !this.isOver) await pause(1);
    };
    await Promise.race([counting(), this.acting]);
  }

  get summary(): string {
    const { acknowledged, refused, silences } = this.witness;
    const silent = [...silences].map(([code, times]) => `${times} × ${code}`).join(", ") || "none";
    return `${acknowledged} writes answered for, ${refused} calls refused with 503, without an answer: ${silent}`;
  }

  /** Everybody finishes what they are at. */
  async dismiss(): Promise<void> {
    this.isOver = true;
    await this.acting;
  }
}

/** Every promise is found again through the shop itself, and none of them twice. */
export async function expectNothingLost({ customers, witness, gearId }: Crowd): Promise<void> {
  for (const customer of customers) await expectKept(customer);
  const gear = await witness.untilDone<Gear>({ method: "GET", path: `/api/gears/${gearId}`, token: "" });
  const reviews = customers.reduce((sum, { reviewed }) => sum + reviewed.size, 0);
  expect(gear?.reviews_count).toBeGreaterThanOrEqual(reviews);
}

async function expectKept(customer: Customer): Promise<void> {
  const { own, orders, reviewed, bookings, adoptions, inCart } = customer;
  const read = <T>(path: string) => customer.done<T>(customer.get(path));
  const placed = await read<Order[]>("/api/get-all-receipts");
  expect(placed.map(({ transaction_id }) => transaction_id).toSorted()).toEqual(orders.toSorted());
  expect(placed.filter(({ shipping_status }) => shipping_status !== "ordered")).toEqual([]);

  const unreviewed = await read<UnreviewedProduct[]>("/api/reviews/unreviewed");
  expect(unreviewed.filter(({ receipt_id }) => reviewed.has(receipt_id))).toEqual([]);

  const slots = (await read<Booking[]>(`/api/user/${own.id}/bookings`)).map(slotOf);
  expect(slots.toSorted()).toEqual(bookings.map(slotOf).toSorted());

  const requests = await read<AdoptionRequest[]>("/api/adoption-requests");
  expect(requests.map(({ pet_id }) => pet_id).toReversed()).toEqual(adoptions);

  const { items } = await read<Cart>("/api/cart");
  const inCartNow = items.find(({ gear }) => gear.id === own.toyId)?.quantity ?? 0;
  expect(inCartNow).toBeGreaterThanOrEqual(inCart.surely);
  expect(inCartNow).toBeLessThanOrEqual(inCart.surely + inCart.perhaps);

  const { address, avatar_public_id: face, avatar_url } = await read<Profile>("/api/user/profile");
  expect([Number(address), face ?? undefined]).toEqual([customer.houseNumber, customer.face]);
  if (avatar_url) expect((await fetch(avatar_url.url)).status).toBe(200);
}

const slotOf = ({ date, time_slot }: Pick<Booking, "date" | "time_slot">) => `${date} ${time_slot}`;

/** Weekdays from the day after tomorrow on, when the clinic is open wherever it is. */
const openDays = (): string[] =>
  Array.from({ length: daysAhead }, (_, day) => new Date(Date.now() + (day + 2) * 86_400_000))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));
