import { type GearSuggestion, toDollars } from "@pawhaven/contract";
import type { SuggestedGear } from "./suggestion-store.ts";

export const toGearSuggestionDto = (row: SuggestedGear): GearSuggestion => ({
  kind: "gear",
  id: row.id,
  label: row.name,
  category: row.category,
  petType: row.petType,
  price: toDollars(row.priceCents),
  main_image: row.images[0] ?? null,
});
