import type { Species } from "@pawhaven/contract";
import type { Db, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import {
  insertUserpet,
  lockOwnUserpet,
  lockUserpetRow,
  ownUserpetWithChip,
  replaceUserpet,
  takeChipFromOthers,
  type UserpetRow,
} from "./store.ts";

/** What an animal of the shelter brings along. */
export interface AdoptedAnimal extends Pick<
  UserpetRow,
  "name" | "breed" | "gender" | "bornOn" | "bornPrecision" | "chip" | "neutered" | "images"
> {
  species: Species;
  petId: number;
}

/** The customer may have added the animal by hand: it is found by its chip. */
export const findSameAnimal = async (
  db: Db,
  userId: number,
  chip: string | null,
): Promise<{ id: number; name: string } | undefined> =>
  chip === null ? undefined : ownUserpetWithChip(db, userId, chip);

export async function adoptUserpet(
  tx: Tx,
  userId: number,
  animal: AdoptedAnimal,
  mergeInto: number | undefined,
): Promise<number> {
  if (animal.chip !== null) await takeChipFromOthers(tx, userId, animal.chip);
  if (mergeInto !== undefined) return merge(tx, userId, animal, mergeInto);
  const same = await findSameAnimal(tx, userId, animal.chip);
  // mutant(../adoption/handovers/handovers.test.ts): an animal does not appear twice in somebody's list
  if (same) throw addedByHand(same);
  return (await insertUserpet(tx, userId, animal)).id;
}

const addedByHand = ({ name }: { name: string }) =>
  new ApiError("conflict", `The customer has already added this animal as “${name}”. Please merge the two.`);

/** The name and the notes stay the owner's; what they did not know is filled in. */
async function merge(tx: Tx, userId: number, animal: AdoptedAnimal, id: number): Promise<number> {
  const own = await lockOwnUserpet(tx, userId, id);
  if (!own) throw new ApiError("not_found", "The customer has no such pet.");
  const hasOtherChip = own.chip !== null && animal.chip !== null && own.chip !== animal.chip;
  if (hasOtherChip || own.species !== animal.species || own.endedOn !== null)
    throw new ApiError("conflict", `“${own.name}” is another animal.`);
  await replaceUserpet(tx, id, {
    petId: animal.petId,
    chip: own.chip ?? animal.chip,
    neutered: animal.neutered ?? own.neutered,
    ...(isBirthBetterKnown(animal, own) && { bornOn: animal.bornOn, bornPrecision: animal.bornPrecision }),
    images: [...own.images, ...animal.images],
  });
  return id;
}

/** A day, a month or a year is more than an estimate. */
const isBirthBetterKnown = (animal: AdoptedAnimal, own: UserpetRow): boolean =>
  own.bornOn === null ||
  (own.bornPrecision === "estimated" && animal.bornPrecision !== "estimated" && animal.bornOn !== null);

export const lockAdoptedUserpet = (tx: Tx, id: number): Promise<UserpetRow | undefined> => lockUserpetRow(tx, id);

/** It lives with the shelter again. */
export const returnUserpet = (tx: Tx, id: number, endedOn: string, now: Date): Promise<UserpetRow> =>
  replaceUserpet(tx, id, { endedOn, endedBy: "returned", endRecordedAt: now });
