import { addDays, type Day } from "@pawhaven/contract";
import { customer } from "@pawhaven/demo";
import type { DemoCustomerPet } from "@pawhaven/demo";
import { eq } from "drizzle-orm";
import type { Tx } from "../platform/db/database.ts";
import { adoptionHandovers, adoptionRequests, pets, shelterStays, userpets } from "../schema/index.ts";

const daysInShelter = 45;
const types = { Dog: "Dogs", Cat: "Cats", Rodent: "Rodents", Reptile: "Reptiles" } as const;

/** An animal that was the shelter's: with its stay, the request that was approved, and the handover. */
export async function seedHomecoming(tx: Tx, userpetId: number, pet: DemoCustomerPet, day: Day): Promise<void> {
  if (!pet.adopted) return;
  const [userpet] = await tx.select().from(userpets).where(eq(userpets.id, userpetId));
  if (!userpet) return;
  const petId = await insertFormerPet(tx, pet, userpet);
  const noon = new Date(`${day}T05:00:00Z`);
  await tx.insert(shelterStays).values({
    petId,
    intakeKind: "surrendered",
    arrivedOn: addDays(day, -daysInShelter),
    chipScan: "found",
    condition: "Shy at first, in good condition.",
    leftOn: day,
    outcome: "adopted",
  });
  const { userId } = userpet;
  const asked = { note: "He fell asleep on my lap.", createdAt: noon, decidedAt: noon };
  const [request] = await tx
    .insert(adoptionRequests)
    .values({ petId, userId, stage: "gone_home", ...asked })
    .returning({ id: adoptionRequests.id });
  await tx.insert(adoptionHandovers).values({
    requestId: request?.id as number,
    petId,
    userId,
    userpetId,
    adopterName: customer.name,
    adopterAddress: `${customer.address}, ${customer.city}`,
    feeCents: pet.adopted.feeCents,
    paidBy: "cash",
    handedOverOn: day,
    createdAt: noon,
  });
  await tx.update(userpets).set({ petId }).where(eq(userpets.id, userpetId));
}

async function insertFormerPet(
  tx: Tx,
  { slug, name, species, breed, gender, chip, adopted, description }: DemoCustomerPet,
  { bornOn, bornPrecision, images }: typeof userpets.$inferSelect,
): Promise<number> {
  const [row] = await tx
    .insert(pets)
    .values({
      slug,
      name,
      type: types[species],
      breed,
      age: "5 years",
      gender,
      weight: adopted?.weight ?? "",
      color: adopted?.color ?? "",
      description,
      trait: "Asleep before you are",
      adoptionFeeCents: adopted?.feeCents ?? 0,
      tags: [],
      stage: "left",
      images,
      chip,
      neutered: true,
      bornOn,
      bornPrecision,
      careDiet: "",
      careExercise: "",
      careGrooming: "",
    })
    .returning({ id: pets.id });
  return row?.id as number;
}
