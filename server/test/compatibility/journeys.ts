import { randomUUID } from "node:crypto";
import { type Api, addDays } from "@pawhaven/contract";
import { payByCardAt } from "../support/cards.ts";
import { placeCashOrder, startCardPayment } from "../support/orders.ts";
import { retryingApiAt } from "../support/retrying-api.ts";

export interface Customer {
  api: Api;
  id: number;
  petId: number;
}

/** What customers and staff do, through any node at `origin`. Each call may reach another version. */
export function journeysAt(origin: string, atWork: Api) {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T;

  const visit = async () => {
    for (const path of ["/", "/gearshop", "/petshop", "/services"]) {
      const response = await fetch(`${origin}${path}`);
      if (response.status === 500) throw new Error(`GET ${path}: ${response.status}`);
      await response.text();
    }
  };
  const buyInCash = async ({ api }: Customer) => {
    const id = pick(await api.listGearIds());
    await api.addToCart({ params: { id }, body: { quantity: 1 } });
    const { transaction_id } = await placeCashOrder(api, [{ id, quantity: 1 }], { key: randomUUID() });
    await api.getOrder({ params: { id: transaction_id } });
    await api.cancelOrder({ params: { id: transaction_id } });
  };
  const buyByCard = async ({ api }: Customer) => {
    const id = pick(await api.listGearIds());
    const { price } = await api.getGear({ params: { id } });
    const cents = Math.round(price * 100);
    const payment = await startCardPayment(api, [{ id, quantity: 1 }], cents, { key: randomUUID() });
    await payByCardAt(origin, payment.clientSecret);
    await api.confirmPayment({ body: { payment_intent_id: payment.payment_intent_id } });
    const params = { id: payment.transaction_id };
    for (const shipping_status of ["shipping", "shipped"] as const)
      await atWork.updateOrderAsStaff({ params, body: { shipping_status } });
    await api.getOrder({ params });
  };
  const book = async ({ api, petId }: Customer) => {
    const { today } = await api.getBookingDays();
    const date = addDays(today, 3 + Math.floor(Math.random() * 20));
    const { all_slots: times } = await api.listSlots({ query: { service_id: 1, date } });
    if (times.length === 0) return;
    const draft = { pet_id: petId, service_id: 1, date, time_slot: pick(times), notes: "" };
    const { id } = await api.createBooking({ body: draft });
    await atWork.getCalendar({ query: { from: date, to: date } });
    await api.cancelBooking({ params: { id } });
  };
  const adopt = async ({ api }: Customer) => {
    const available = (await api.listPets()).filter(({ tags }) => tags.includes("Available"));
    const request = { pet_id: pick(available).id, note: "We have a garden." };
    const { id } = await api.requestAdoption({ body: request });
    await atWork.listOpenAdoptionRequests();
    await api.withdrawAdoptionRequest({ params: { id } });
  };
  const lookAtOwn = async ({ api, id: userId }: Customer) => {
    await api.getProfile();
    await api.listOrders();
    await api.listUserpets({ params: { userId } });
    await atWork.listOrdersAsStaff({ query: { sort: "-date" } });
    await atWork.listAuditEntries({ query: { sort: "-date" } });
  };
  return { visit, buyInCash, buyByCard, book, adopt, lookAtOwn };
}

const password = "a quiet river 7";

export async function registerCustomer(origin: string, number: number): Promise<Customer> {
  const email = `customer-${number}@example.com`;
  const visitor = retryingApiAt(origin);
  await visitor.register({ body: { name: "Linh", email, password, password_confirmation: password } });
  const { access_token: token, user } = await visitor.login({ body: { email, password } });
  const api = retryingApiAt(origin, { token });
  const pet = { name: "Milo", species: "Dog" as const, breed: "Mixed", gender: "Unknown" as const };
  return { api, id: user.id, petId: (await api.addUserpet({ body: pet })).id };
}
