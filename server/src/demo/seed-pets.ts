import type { Tx } from "../platform/db/database.ts";
import { careRecords, pets, shelterStays } from "../schema/index.ts";
import { pets as demoPets } from "@pawhaven/demo";
import { daysAgo } from "./days-ago.ts";
import { demoImages } from "./images.ts";

const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10);

/** Animals that came in over the last months, vaccinated and weighed. */
export async function seedPets(tx: Tx): Promise<void> {
  const rows = await tx
    .insert(pets)
    .values(
      demoPets.map(({ imageCount, tags, ...pet }, index) => ({
        ...pet,
        tags: [...tags],
        stage: tags.includes("Available") ? ("available" as const) : ("preparing" as const),
        publishedAt: daysAgo(arrivedDaysAgo(index) - 7),
        images: demoImages("pets", pet, imageCount),
        location: `Row ${1 + (index % 3)}, ${1 + Math.floor(index / 3)}`,
        chip: pet.type === "Dogs" || pet.type === "Cats" ? `7040981000${String(index + 10_000)}` : null,
        neutered: pet.type === "Dogs" || pet.type === "Cats" ? true : null,
        ...bornFrom(pet.age),
        ...factsFrom(tags),
      })),
    )
    .returning();
  for (const [index, pet] of rows.entries()) await seedHistory(tx, pet, arrivedDaysAgo(index), index);
}

const arrivedDaysAgo = (index: number): number => 12 + index * 9;

/** As old as the demo says, and some weeks. */
function bornFrom(age: string) {
  const [, count, unit] = /^(\d+) (year|month)s?$/.exec(age) ?? [];
  if (count === undefined) return {};
  const days = Number(count) * (unit === "year" ? 366 : 31) + 9;
  return { bornOn: dayOf(days), bornPrecision: "estimated" as const };
}

/** What the demo's tags say. */
const factsFrom = (tags: readonly string[]) => ({
  withChildren: tags.includes("Good with children")
    ? ("yes" as const)
    : tags.includes("Good with older children")
      ? ("older" as const)
      : null,
  withDogs: tags.includes("Good with dogs") ? ("yes" as const) : null,
  withCats: tags.includes("Good with cats") ? ("yes" as const) : null,
  energy: tags.includes("Very active") ? ("high" as const) : tags.includes("Calm indoors") ? ("low" as const) : null,
  houseTrained: tags.includes("House-trained") ? true : null,
  needsGarden: tags.includes("Needs a fenced garden") ? true : null,
});

async function seedHistory(tx: Tx, pet: typeof pets.$inferSelect, days: number, index: number): Promise<void> {
  const petId = pet.id;
  const intakeKind = index % 3 === 0 ? ("surrendered" as const) : ("stray" as const);
  const chipScan = pet.chip === null ? ("none" as const) : ("found" as const);
  await tx
    .insert(shelterStays)
    .values({ petId, intakeKind, arrivedOn: dayOf(days), chipScan, condition: "In good condition." });
  const weightKg = kilograms(pet.weight);
  const of = { petId, source: "shelter" as const, givenOn: dayOf(days) };
  if (weightKg !== null) await tx.insert(careRecords).values({ ...of, kind: "weight", weightKg });
  if (pet.chip === null) return;
  await tx.insert(careRecords).values([
    { ...of, kind: "vaccination", product: pet.type === "Dogs" ? "DHP" : "RCP", dueOn: dayOf(days - 365) },
    { ...of, kind: "deworming", product: "Broad-spectrum wormer", dueOn: dayOf(days - 90) },
  ]);
}

function kilograms(text: string): number | null {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) ?(kg|g)$/.exec(text) ?? [];
  return amount === undefined ? null : Number(amount) / (unit === "g" ? 1000 : 1);
}
