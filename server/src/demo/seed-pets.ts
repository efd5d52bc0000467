import type { Tx } from "../platform/db/database.ts";
import { pets } from "../schema/index.ts";
import { pets as demoPets } from "@pawhaven/demo";
import { demoImages } from "./images.ts";

export async function seedPets(tx: Tx): Promise<void> {
  await tx.insert(pets).values(
    demoPets.map(({ imageCount, tags, ...pet }) => ({
      ...pet,
      tags: [...tags],
      images: demoImages("pets", pet, imageCount),
    })),
  );
}
