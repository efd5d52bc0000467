import { randomUUID } from "node:crypto";
import type { Booking, endpoints, ReplyOf, SlotsOfDay, UploadedImage } from "@pawhaven/contract";
import { validCard } from "../support/cards.ts";
import { uploadFormOf } from "../support/images.ts";
import type { SeededRandom } from "../support/seeded-random.ts";
import { testShippingDetails } from "../support/test-shipping-details.ts";
import type { ApiCall, ResponseRecorder } from "./response-recorder.ts";

/** What there is for everybody, and what belongs to one customer alone. */
export interface ClientFixtures {
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
export class LoadClient {
  readonly fixtures: ClientFixtures;
  readonly orders: string[] = [];
  readonly reviewed = new Set<string>();
  readonly bookings: Pick<Booking, "date" | "time_slot">[] = [];
  readonly adoptions: number[] = [];
  readonly inCart = { surely: 0, perhaps: 0 };
  houseNumber = 0;
  avatarId: string | undefined;
  private readonly recorder: ResponseRecorder;
  private readonly random: SeededRandom;
  private slots: Pick<Booking, "date" | "time_slot">[] = [];

  constructor(own: ClientFixtures, witness: ResponseRecorder, random: SeededRandom) {
    this.fixtures = own;
    this.recorder = witness;
    this.random = random;
  }

  async runUntil(isOver: () => boolean): Promise<void> {
    const buying = [() => this.buy(), () => this.buy(), () => this.pay(), () => this.pay(), () => this.fillCart()];
    const others = [
      () => this.book(),
      () => this.adopt(),
      () => this.review(),
      () => this.updateAddress(),
      () => this.uploadAvatar(),
    ];
    while (!isOver()) await this.random.pick([...buying, ...others])();
  }

  /** Not repeated: the shop cannot know a second call from a wish for one more. */
  private async fillCart(): Promise<void> {
    const added = await this.recorder.callOnce(this.post(`/api/cart/add/${this.fixtures.toyId}`, { quantity: 1 }));
    this.inCart[added ? "surely" : "perhaps"] += 1;
  }

  private async buy(): Promise<void> {
    const call = this.post("/api/create-order", { items: this.items(), customer: testShippingDetails }, randomUUID());
    this.orders.push((await this.callUntilDone<{ transaction_id: string }>(call)).transaction_id);
  }

  /** Half of them close the browser once the card is charged; the rest is up to the shop. */
  private async pay(): Promise<void> {
    const { gear } = this.fixtures;
    const order = { items: this.items(), amount: gear.priceCents, customer: testShippingDetails };
    const intent = await this.callUntilDone<Intent>(this.post("/api/create-payment-intent", order, randomUUID()));
    const card = { ...validCard, client_secret: intent.clientSecret, return_url: "/checkout/result" };
    await this.callUntilDone(this.post("/stand-in/cards/confirm", card));
    this.orders.push(intent.transaction_id);
    if (this.random.next() < 0.5)
      await this.callUntilDone(this.post("/api/confirm-payment", { payment_intent_id: intent.payment_intent_id }));
  }

  private async book(): Promise<void> {
    const { userpetId, serviceId } = this.fixtures;
    const slot = this.slots.pop() ?? (await this.nextSlot());
    if (!slot) return;
    const wish = { pet_id: userpetId, service_id: serviceId, notes: "", ...slot };
    await this.recorder.callUntilDone(this.post("/api/bookings", wish));
    this.bookings.push(slot);
  }

  private async nextSlot() {
    const date = this.fixtures.days.pop();
    if (!date) return undefined;
    const path = `/api/booked-time-slots?service_id=${this.fixtures.serviceId}&date=${date}`;
    const { all_slots } = await this.callUntilDone<SlotsOfDay>(this.get(path));
    this.slots = all_slots.map((time_slot) => ({ date, time_slot }));
    return this.slots.pop();
  }

  private async adopt(): Promise<void> {
    const petId = this.fixtures.petIds[this.adoptions.length];
    if (!petId) return;
    await this.recorder.callUntilDone(
      this.post("/api/adoption-requests", { pet_id: petId, note: "We have a garden." }),
    );
    this.adoptions.push(petId);
  }

  private async review(): Promise<void> {
    const receipt = this.orders.find((id) => !this.reviewed.has(id));
    if (!receipt) return;
    const bought = { gear_id: this.fixtures.gear.id, receipt_id: receipt, rating: 5, comment: "Good." };
    // What was paid for by card may not have been booked yet, so it is not there to be reviewed.
    const written = await this.recorder.callOnce(this.post("/api/reviews", bought), (status) =>
      [201, 404, 409].includes(status),
    );
    if (written && written.status !== 404) this.reviewed.add(receipt);
  }

  private async updateAddress(): Promise<void> {
    const who = { full_name: "Robin", gender: "Other", date_of_birth: "1990-02-28", phone: "+84 28 5550 0142" };
    const address = String(this.houseNumber + 1);
    await this.callUntilDone(this.put("/api/user/profile", { ...who, address, city: "Hue", country: "Vietnam" }));
    this.houseNumber += 1;
  }

  private async uploadAvatar(): Promise<void> {
    const body = uploadFormOf(this.fixtures, { bytes: this.fixtures.picture });
    const call = { method: "POST", path: "/api/pictures/upload", token: this.fixtures.token, body } as const;
    const { secure_url: avatar_url, public_id: avatar_public_id } = await this.callUntilDone<UploadedImage>(call);
    await this.callUntilDone(this.put("/api/user/avatar", { avatar_url, avatar_public_id }));
    this.avatarId = avatar_public_id;
  }

  async callUntilDone<T>(call: ApiCall): Promise<T> {
    const answer = await this.recorder.callUntilDone<T>(call);
    if (answer === undefined) throw new Error(`${call.path} said that it was done already`);
    return answer;
  }

  get = (path: string): ApiCall => ({ method: "GET", path, token: this.fixtures.token });
  private readonly put = (path: string, body: object): ApiCall => ({
    method: "PUT",
    path,
    token: this.fixtures.token,
    body,
  });
  private readonly post = (path: string, body: object, key?: string): ApiCall => ({
    method: "POST",
    path,
    token: this.fixtures.token,
    body,
    ...(key && { key }),
  });
  private readonly items = () => [{ id: this.fixtures.gear.id, quantity: 1 }];
}
