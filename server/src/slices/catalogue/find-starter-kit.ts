import { type LifeStage, type Species, type StarterKitLine, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { kitCandidates } from "./starter-kit-store.ts";

interface KitNeeds {
  petType: string;
  species: Species | undefined;
  name: string;
  weightKg: number | null;
  months: number | null;
}

interface KitPart {
  category: string;
  reason: (name: string) => string;
}

const food: KitPart = { category: "Food", reason: (name) => `${name} keeps eating what suits the age and size.` };
const feeding: KitPart = { category: "Feeding", reason: (name) => `${name} needs a bowl for food or water.` };
const bed: KitPart = { category: "Beds", reason: (name) => `A place of one's own helps ${name} to settle in.` };
const toy: KitPart = { category: "Toys", reason: (name) => `${name} wants something to do in the first days.` };
const litter: KitPart = { category: "Bedding & Litter", reason: (name) => `${name} needs it from the first day on.` };
const habitat: KitPart = { category: "Habitats", reason: (name) => `${name} needs a place to live in.` };

/** What an animal needs in the first days, in the order of importance. */
const partsByType: Readonly<Record<string, readonly KitPart[]>> = {
  Dogs: [
    food,
    feeding,
    { category: "Walking", reason: (name) => `${name} goes out on a lead until you know each other.` },
    bed,
    toy,
  ],
  Cats: [food, litter, feeding, bed, toy],
  Rodents: [food, habitat, litter, feeding],
  Reptiles: [food, habitat, { category: "Heat & Light", reason: (name) => `${name} needs warmth and light.` }, litter],
};

/** One gear of every kind that is needed: in stock, and nothing known against it. Who has none of a kind gets no line. */
export async function findStarterKit(db: Db, needs: KitNeeds): Promise<StarterKitLine[]> {
  const parts = partsByType[needs.petType] ?? [];
  if (parts.length === 0) return [];
  const { species = null, weightKg } = needs;
  const rows = await kitCandidates(db, {
    petType: needs.petType,
    species,
    lifeStage: lifeStageAt(needs.months),
    weightKg,
    categories: parts.map(({ category }) => category),
  });
  return parts.flatMap(({ category, reason }) => {
    const gear = rows.find((row) => row.category === category);
    if (!gear) return [];
    const { id, name, stock, images, priceCents } = gear;
    const dto = { id, name, stock, category, price: toDollars(priceCents), main_image: images[0] ?? null };
    return [{ gear: dto, quantity: 1, reason: reason(needs.name) }];
  });
}

/** Dogs and cats are young for a year, and old from about nine on. */
const lifeStageAt = (months: number | null): LifeStage | null => {
  if (months === null) return null;
  if (months < 12) return "young";
  return months >= 108 ? "senior" : "adult";
};
