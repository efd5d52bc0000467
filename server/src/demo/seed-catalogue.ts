import { gearReviews, gears, stockMovements } from "../schema/index.ts";
import type { Tx } from "../platform/db/database.ts";
import { gears as demoGears, reviews } from "@pawhaven/demo";
import { daysAgo } from "./days-ago.ts";
import { demoImages } from "./images.ts";

/** Younger reviews wait to be checked by staff. */
const newSinceDays = 8;

export async function seedCatalogue(tx: Tx): Promise<void> {
  const inserted = await tx
    .insert(gears)
    .values(
      demoGears.map(({ imageCount, highlights, diets = [], ...gear }) => ({
        ...gear,
        stock: 0,
        highlights: [...highlights],
        diets: [...diets],
        images: demoImages("gears", gear, imageCount),
      })),
    )
    .returning({ id: gears.id, slug: gears.slug });
  const idOf = new Map(inserted.map(({ slug, id }) => [slug, id]));
  await tx
    .insert(stockMovements)
    .values(
      demoGears
        .filter(({ stock }) => stock > 0)
        .map(({ slug, stock: delta }) => ({ ...openingStock(), gearId: idOf.get(slug) as number, delta })),
    );
  await tx.insert(gearReviews).values(
    reviews.map(({ gear, daysAgo: days, ...review }) => ({
      ...review,
      gearId: idOf.get(gear) as number,
      createdAt: daysAgo(days),
      checkedAt: days < newSinceDays ? null : daysAgo(days),
    })),
  );
}

/** Came before every order of the demo. */
export const openingStock = () => ({ reason: "received", note: "Opening stock", happenedAt: daysAgo(400) }) as const;
