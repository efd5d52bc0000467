import type { GearDiet, LifeStage } from "@pawhaven/contract";

export const lifeStageNames: Record<LifeStage, string> = { young: "Young", adult: "Adult", senior: "Senior" };

export const dietNames: Record<GearDiet, string> = {
  "grain-free": "Grain-free",
  "single-protein": "Single protein",
  "low-fat": "Low fat",
  vegetarian: "Vegetarian",
  "no-added-sugar": "No added sugar",
};
