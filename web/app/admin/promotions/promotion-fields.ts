import type { Promotion, PromotionDraft } from "@pawhaven/contract";

export const toPromotionDraft = (promotion: Promotion): PromotionDraft => ({
  name: promotion.name,
  kind: promotion.kind,
  code: promotion.code,
  percent: promotion.percent,
  amount: promotion.amount,
  gear_id: promotion.gear_id,
  pet_types: promotion.pet_types,
  categories: promotion.categories,
  minimum: promotion.minimum,
  begins_at: promotion.begins_at,
  ends_at: promotion.ends_at,
  max_uses: promotion.max_uses,
  max_uses_per_customer: promotion.max_uses_per_customer,
});

export const emptyPromotionDraft: PromotionDraft = {
  name: "",
  kind: "percent",
  code: null,
  percent: 10,
  amount: null,
  gear_id: null,
  pet_types: [],
  categories: [],
  minimum: 0,
  begins_at: null,
  ends_at: null,
  max_uses: null,
  max_uses_per_customer: null,
};

export const promotionFieldLabels: Record<keyof PromotionDraft, string> = {
  name: "Name",
  kind: "Kind",
  code: "Code",
  percent: "Percent",
  amount: "Amount",
  gear_id: "Gear",
  pet_types: "Pet types",
  categories: "Categories",
  minimum: "Minimum",
  begins_at: "Begins",
  ends_at: "Ends",
  max_uses: "Uses in all",
  max_uses_per_customer: "Uses per customer",
};
