import { gearReviews, gears } from "../schema/index.ts";
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
      demoGears.map(({ imageCount, highlights, ...gear }) => ({
        ...gear,
        highlights: [...highlights],
        images: demoImages("gears", gear, imageCount),
      })),
    )
    .returning({ id: gears.id, slug: gears.slug });
  const idOf = new Map(inserted.map(({ slug, id }) => [slug, id]));
  await tx.insert(gearReviews).values(
    reviews.map(({ gear, daysAgo: days, ...review }) => ({
      ...review,
      gearId: idOf.get(gear) as number,
      createdAt: daysAgo(days),
      checkedAt: days < newSinceDays ? null : daysAgo(days),
    })),
  );
}
