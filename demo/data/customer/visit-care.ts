import type { GearSlug } from "../gears/index.ts";
import type { DemoVisitGear } from "../types.ts";
import type { OwnPetName } from "./own-pets.ts";

/** What the vet suggested after the last visit of this pet. */
export const suggestion: DemoVisitGear<GearSlug, OwnPetName> & { readonly note: string } = {
  pet: "Bánh Bao",
  gear: "rubber-groomer-glove",
  note: "He swallows a lot of hair. A few strokes every day help.",
};

/** What is ready at the next visit of this pet. */
export const goodsAtVisit: DemoVisitGear<GearSlug, OwnPetName> = { pet: "Mochi", gear: "bamboo-slicker-brush" };
