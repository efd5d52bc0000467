import { randomUUID } from "node:crypto";
import {
  type Api,
  ApiResponseError,
  type Booking,
  cardSandbox,
  endpoints,
  type UploadedImage,
} from "@pawhaven/contract";
import { validCard } from "../support/cards.ts";
import { uploadFormOf } from "../support/images.ts";
import type { SeededRandom } from "../support/seeded-random.ts";
import { testShippingDetails } from "../support/test-shipping-details.ts";
import type { ResponseRecorder } from "./response-recorder.ts";

export interface ClientFixtures {
  id: number;
  token: string;
  userpetId: number;
  /** Bought by all clients. */
  gear: { id: number; priceCents: number };
  /** Put into this customer's cart and never bought. */
  toyId: number;
  petIds: number[];
  /** Days on which only this customer books. */
  days: string[];
  serviceId: number;
  picture: Buffer;
}

type Slot = Pick<Booking, "date" | "time_slot">;

/** A customer who buys, books, adopts and edits in a loop, and remembers every write that the shop acknowledged. */
export class LoadClient {
  readonly fixtures: ClientFixtures;
  readonly orders: string[] = [];
  readonly reviewed = new Set<string>();
  readonly bookings: Slot[] = [];
  readonly adoptions: number[] = [];
  /** Additions to the cart that the shop acknowledged, and those without a response. */
  readonly inCart = { acknowledged: 0, uncertain: 0 };
  houseNumber = 0;
  avatarId: string | undefined;
  private readonly api: Api;
  private readonly recorder: ResponseRecorder;
  private readonly random: SeededRandom;
  private slots: Slot[] = [];

  constructor(fixtures: ClientFixtures, recorder: ResponseRecorder, random: SeededRandom) {
    this.fixtures = fixtures;
    this.recorder = recorder;
    this.random = random;
    this.api = recorder.apiFor(fixtures.token);
  }

  async runUntil(isStopped: () => boolean): Promise<void> {
    const buying = [() => this.buy(), () => this.buy(), () => this.pay(), () => this.pay(), () => this.fillCart()];
    const others = [
      () => this.book(),
      () => this.adopt(),
      () => this.review(),
      () => this.updateAddress(),
      () => this.uploadAvatar(),
    ];
    while (!isStopped()) await this.random.pick([...buying, ...others])();
  }

  /** Retries a call that is idempotent, or that only reads, so that every attempt returns the same result. */
  readonly retry = async <T>(call: (api: Api) => Promise<T>): Promise<T> => {
    const result = await this.recorder.retry(() => call(this.api));
    if (result === undefined) throw new Error("A repeated call was rejected with 409, although it is idempotent.");
    return result;
  };

  /** Not retried, because adding to the cart is not idempotent. */
  private async fillCart(): Promise<void> {
    const request = { params: { id: this.fixtures.toyId }, body: { quantity: 1 } };
    const added = await this.recorder.attempt(() => this.api.addToCart(request));
    this.inCart[added ? "acknowledged" : "uncertain"] += 1;
  }

  private async buy(): Promise<void> {
    const body = { items: this.items(), customer: testShippingDetails };
    const idempotencyKey = randomUUID();
    this.orders.push((await this.retry((api) => api.createOrder({ body }, { idempotencyKey }))).transaction_id);
  }

  /** Half of the customers close the browser after paying; then the shop settles the payment by itself. */
  private async pay(): Promise<void> {
    const body = { items: this.items(), amount: this.fixtures.gear.priceCents, customer: testShippingDetails };
    const idempotencyKey = randomUUID();
    const intent = await this.retry((api) => api.createPaymentIntent({ body }, { idempotencyKey }));
    await this.confirmCard(intent.clientSecret);
    this.orders.push(intent.transaction_id);
    const { payment_intent_id } = intent;
    if (this.random.next() < 0.5) await this.retry((api) => api.confirmPayment({ body: { payment_intent_id } }));
  }

  private async confirmCard(client_secret: string): Promise<void> {
    const { token } = this.fixtures;
    const body = { ...validCard, client_secret, return_url: "/checkout/result" };
    await this.retry(() => this.recorder.sendRaw({ method: "POST", path: cardSandbox.confirmPath, token, body }));
  }

  private async book(): Promise<void> {
    const { userpetId, serviceId } = this.fixtures;
    const slot = this.slots.pop() ?? (await this.nextSlot());
    if (!slot) return;
    const body = { pet_id: userpetId, service_id: serviceId, notes: "", ...slot };
    await this.recorder.retry(() => this.api.createBooking({ body }));
    this.bookings.push(slot);
  }

  private async nextSlot(): Promise<Slot | undefined> {
    const date = this.fixtures.days.pop();
    if (!date) return undefined;
    const query = { service_id: this.fixtures.serviceId, date };
    const { all_slots: times } = await this.retry((api) => api.listSlots({ query }));
    this.slots = times.map((time_slot) => ({ date, time_slot }));
    return this.slots.pop();
  }

  private async adopt(): Promise<void> {
    const petId = this.fixtures.petIds[this.adoptions.length];
    if (!petId) return;
    const body = { pet_id: petId, note: "We have a garden." };
    await this.recorder.retry(() => this.api.requestAdoption({ body }));
    this.adoptions.push(petId);
  }

  private async review(): Promise<void> {
    const receiptId = this.orders.find((id) => !this.reviewed.has(id));
    if (!receiptId) return;
    const body = { gear_id: this.fixtures.gear.id, receipt_id: receiptId, rating: 5, comment: "Good." };
    const status = await this.recorder.attempt(() => statusOf(this.api.writeReview({ body })));
    // An order paid by card cannot be reviewed (404) before its payment is settled.
    if (status === 409 || status === "ok") this.reviewed.add(receiptId);
  }

  private async updateAddress(): Promise<void> {
    const person = {
      full_name: "Robin",
      gender: "Other",
      date_of_birth: "1990-02-28",
      phone: "+84 28 5550 0142",
    } as const;
    const body = { ...person, address: String(this.houseNumber + 1), city: "Hue", country: "Vietnam" };
    await this.retry((api) => api.updateProfile({ body }));
    this.houseNumber += 1;
  }

  private async uploadAvatar(): Promise<void> {
    const { token, picture: bytes } = this.fixtures;
    const { method, path } = endpoints.uploadImage;
    const body = uploadFormOf(this.fixtures, { bytes });
    const uploaded = await this.retry(() => this.recorder.sendRaw<UploadedImage>({ method, path, token, body }));
    const { secure_url: avatar_url, public_id: avatar_public_id } = uploaded;
    await this.retry((api) => api.setAvatar({ body: { avatar_url, avatar_public_id } }));
    this.avatarId = avatar_public_id;
  }

  private readonly items = () => [{ id: this.fixtures.gear.id, quantity: 1 }];
}

const statusOf = (call: Promise<unknown>): Promise<"ok" | number> =>
  call.then(
    () => "ok",
    (error: unknown) => {
      if (error instanceof ApiResponseError && [404, 409].includes(error.status)) return error.status;
      throw error;
    },
  );
