import type { Tx } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Desk } from "./desk.ts";
import { queueCancelledMail } from "./mails.ts";
import { changeUpcoming, countUpcomingOfPet, detachPet } from "./store.ts";

interface Leaving {
  id: number;
  name: string;
}

/**
 * Lets go of a pet that is about to be deleted, in the transaction that deletes it and holds it. What is still to come
 * is cancelled if that was agreed to; the history stays, under the pet's name.
 */
export async function releasePet(
  tx: Tx,
  desk: Desk,
  pet: Leaving,
  { mayCancel, now }: { mayCancel: boolean; now: Date },
): Promise<void> {
  const upcoming = await countUpcomingOfPet(tx, pet.id, now);
  if (upcoming > 0 && !mayCancel) throw hasBookings(pet, upcoming);
  const cancelled = await changeUpcoming(tx, { petId: pet.id }, { status: "Cancelled" }, now);
  if (cancelled.length > 0) await queueCancelledMail(tx, desk, cancelled);
  await detachPet(tx, pet.id, pet.name, now);
}

const hasBookings = ({ name }: Leaving, count: number) =>
  new Refusal(
    "conflict",
    `${name} has ${count === 1 ? "1 upcoming booking" : `${count} upcoming bookings`}. ` +
      `Deleting the pet cancels ${count === 1 ? "it" : "them"}.`,
  );
