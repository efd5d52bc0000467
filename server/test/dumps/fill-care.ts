import { adoptionCheckKinds, type Species } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import type { DumpFacts, DumpPerson } from "./dump.ts";
import type { Filling } from "./filling.ts";
import { moveVisits } from "./move-visits.ts";

type Who = Pick<DumpPerson, "token">;
type People = Pick<DumpFacts["people"], "buyer" | "rival" | "staff">;

/** Userpets, one of them deleted, and bookings in every state. Gives the path of the calendar feed. */
export async function fillCare(shop: Filling, { buyer, staff }: People): Promise<string> {
  const api = shop.api(buyer);
  const pet = async (name: string, species: Species) =>
    (await api.addUserpet({ body: { name, species, breed: "Mixed", gender: "Unknown" } })).id;
  const [milo, mun, gone] = [await pet("Milo", "Dog"), await pet("Mun", "Cat"), await pet("Gone", "Rodent")];
  const date = await mondayAfterNext(shop);
  const book = async (pet_id: number, service_id: number, time_slot: string) =>
    (await api.createBooking({ body: { pet_id, service_id, date, time_slot, notes: "Shy" } })).id;
  await book(milo, 1, "09:00");
  const confirmed = await book(mun, 2, "10:00");
  await shop.api(staff).changeVisitStatus({ params: { id: confirmed }, body: { revision: 0, status: "Confirmed" } });
  await api.cancelBooking({ params: { id: await book(milo, 3, "12:45") } });
  const past = [await book(milo, 4, "13:30"), await book(gone, 1, "11:00")];
  await shop.database.db.execute(
    sql`update bookings set status = 'Confirmed', reminded_at = now() where id in ${past}`,
  );
  await moveVisits(shop.database, sql`id in ${past}`, -52);
  await api.deleteUserpet({ params: { id: gone } });
  await recordLife(shop, buyer, { milo, date });
  const { url } = await api.renewCalendarFeed();
  return new URL(url).pathname;
}

/** What a pet weighed and was given, and a time that its owner waits for. */
async function recordLife({ api }: Filling, owner: Who, { milo, date }: { milo: number; date: string }): Promise<void> {
  const { today } = await api().getBookingDays();
  const note = { given_on: today, batch: "", note: "", weight_kg: null, due_on: null, override: false };
  for (const record of [
    { ...note, kind: "weight" as const, product: "", weight_kg: 9.2 },
    { ...note, kind: "vaccination" as const, product: "Rabies" },
  ])
    await api(owner).recordUserpetCare({ params: { id: milo }, body: record });
  await api(owner).joinWaitlist({
    body: { pet_id: milo, service_id: 1, person_id: null, first_day: date, last_day: date, part_of_day: "morning" },
  });
}

async function mondayAfterNext({ api }: Filling): Promise<string> {
  const { today } = await api().getBookingDays();
  const day = new Date(today);
  day.setUTCDate(day.getUTCDate() + 14 - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Adoption requests in every state, and favourites. */
export async function fillShelter({ api }: Filling, petIds: number[], { buyer, rival, staff }: People): Promise<void> {
  const [open, approved, declined, withdrawn] = petIds as [number, number, number, number];
  const ask = async (who: Who, pet_id: number) =>
    (await api(who).requestAdoption({ body: { pet_id, note: "We have a garden." } })).id;
  const decide = async (id: number, status: "approved" | "declined") => {
    for (const kind of adoptionCheckKinds)
      await api(staff).recordRequestCheck({ params: { id, kind }, body: { result: "passed" } });
    await api(staff).decideAdoptionRequest({ params: { id }, body: { status } });
  };
  await ask(buyer, open);
  await ask(rival, approved);
  await decide(await ask(buyer, approved), "approved");
  await decide(await ask(buyer, declined), "declined");
  await api(buyer).withdrawAdoptionRequest({ params: { id: await ask(buyer, withdrawn) } });
  await ask(rival, open);
  for (const id of [open, approved]) await api(buyer).toggleFavorite({ params: { id } });
}

/** Messages to the shop, and a password reset request that is not answered yet. */
export async function writeMessages({ api }: Filling, { email }: Pick<DumpPerson, "email">): Promise<void> {
  const message = "Do you deliver to the islands?";
  await api().sendContactMessage({ body: { full_name: "Linh", email, message, phone: "+84 28 5550 0142" } });
  await api().sendFeedback({ body: { name: "Linh", email, message: "A lovely shop." } });
  await api().forgotPassword({ body: { email } });
}
