import { randomUUID } from "node:crypto";
import type { Booking, endpoints, ReplyOf, SlotsOfDay, UploadedPicture } from "@pawhaven/contract";
import { goodCard } from "../cards.ts";
import { formOf } from "../pictures.ts";
import type { Random } from "../random.ts";
import { shipTo } from "../ship-to.ts";
import type { Call, Witness } from "./witness.ts";

/** What there is for everybody, and what belongs to one customer alone. */
export interface Surroundings {
  id: number;
  token: string;
  userpetId: number;
  /** Bought by everybody. */
  gear: { id: number; priceCents: number };
  /** Put into this customer's cart and never bought. */
  toyId: number;
  petIds: number[];
  /** Days and a service on which only this customer books. */
  days: string[];
  serviceId: number;
  picture: Buffer;
}

type Intent = ReplyOf<typeof endpoints.createPaymentIntent>;

/** Somebody who buys, books, adopts and edits without end, and remembers every promise the shop has made. */
export class Customer {
  readonly own: Surroundings;
  readonly orders: string[] = [];
  readonly reviewed = new Set<string>();
  readonly bookings: Pick<Booking, "date" | "time_slot">[] = [];
  readonly adoptions: number[] = [];
  readonly inCart = { surely: 0, perhaps: 0 };
  houseNumber = 0;
  face: string | undefined;
  private readonly witness: Witness;
  private readonly random: Random;
  private slots: Pick<Booking, "date" | "time_slot">[] = [];

  constructor(own: Surroundings, witness: Witness, random: Random) {
    this.own = own;
    this.witness = witness;
    this.random = random;
  }

  async actUntil(isOver: () => boolean): Promise<void> {
    const buying = [() => this.buy(), () => this.buy(), () => this.pay(), () => this.pay(), () => this.fillCart()];
    const others = [() => this.book(), () => this.adopt(), () => this.review(), () => this.move(), () => this.pose()];
    while (!isOver()) await this.random.pick([...buying, ...others])();
  }

  /** Not repeated: the shop cannot know a second call from a wish for one more. */
  private async fillCart(): Promise<void> {
    const added = await this.witness.once(this.post(`/api/cart/add/${this.own.toyId}`, { quantity: 1 }));
    this.inCart[added ? "surely" : "perhaps"] += 1;
  }

  private async buy(): Promise<void> {
    const call = this.post("/api/create-order", { items: this.items(), customer: shipTo }, randomUUID());
    this.orders.push((await this.done<{ transaction_id: string }>(call)).transaction_id);
  }

  /** Half of them close the browser once the card is charged; the rest is up to the shop. */
  private async pay(): Promise<void> {
    const { gear } = this.own;
    const order = { items: this.items(), amount: gear.priceCents, customer: shipTo };
    const intent = await this.done<Intent>(this.post("/api/create-payment-intent", order, randomUUID()));
    const card = { ...goodCard, client_secret: intent.clientSecret, return_url: "/checkout/result" };
    await this.done(this.post("/stand-in/cards/confirm", card));
    this.orders.push(intent.transaction_id);
    if (this.random.next() < 0.5)
      await this.done(this.post("/api/confirm-payment", { payment_intent_id: intent.payment_intent_id }));
  }

  private async book(): Promise<void> {
    const { userpetId, serviceId } = this.own;
    const slot = this.slots.pop() ?? (await this.nextDay());
    if (!slot) return;
    const wish = { pet_id: userpetId, service_id: serviceId, notes: "", ...slot };
    await this.witness.untilDone(this.post("/api/bookings", wish));
    this.bookings.push(slot);
  }

  private async nextDay() {
    const date = this.own.days.pop();
    if (!date) return undefined;
    const path = `/api/booked-time-slots?service_id=${this.own.serviceId}&date=${date}`;
    const { all_slots } = await this.done<SlotsOfDay>(this.get(path));
    this.slots = all_slots.map((time_slot) => ({ date, time_slot }));
    return this.slots.pop();
  }

  private async adopt(): Promise<void> {
    const petId = this.own.petIds[this.adoptions.length];
    if (!petId) return;
    await this.witness.untilDone(this.post("/api/adoption-requests", { pet_id: petId, note: "We have a garden." }));
    this.adoptions.push(petId);
  }

  private async review(): Promise<void> {
    const receipt = this.orders.find((id) => !this.reviewed.has(id));
    if (!receipt) return;
    const bought = { gear_id: this.own.gear.id, receipt_id: receipt, rating: 5, comment: "Good." };
    // What was paid for by card may not have been booked yet, so it is not there to be reviewed.
    const written = await this.witness.once(this.post("/api/reviews", bought), (status) =>
      [201, 404, 409].includes(status),
    );
    if (written && written.status !== 404) this.reviewed.add(receipt);
  }

  private async move(): Promise<void> {
    const who = { full_name: "Robin", gender: "Other", date_of_birth: "1990-02-28", phone: "+84 28 5550 0142" };
    const address = String(this.houseNumber + 1);
    await this.done(this.put("/api/user/profile", { ...who, address, city: "Hue", country: "Vietnam" }));
    this.houseNumber += 1;
  }

  private async pose(): Promise<void> {
    const body = formOf(this.own, { bytes: this.own.picture });
    const call = { method: "POST", path: "/api/pictures/upload", token: this.own.token, body } as const;
    const { secure_url: avatar_url, public_id: avatar_public_id } = await this.done<UploadedPicture>(call);
    await this.done(this.put("/api/user/avatar", { avatar_url, avatar_public_id }));
    this.face = avatar_public_id;
  }

  async done<T>(call: Call): Promise<T> {
    const answer = await this.witness.untilDone<T>(call);
    if (answer === undefined) throw new Error(`${call.path} said that it was done already`);
    return answer;
  }

  get = (path: string): Call => ({ method: "GET", path, token: this.own.token });
  private readonly put = (path: string, body: object): Call => ({ method: "PUT", path, token: this.own.token, body });
  private readonly post = (path: string, body: object, key?: string): Call => ({
    method: "POST",
    path,
    token: this.own.token,
    body,
    ...(key && { key }),
  });
  private readonly items = () => [{ id: this.own.gear.id, quantity: 1 }];
}
