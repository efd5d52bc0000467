import { type Promotion, type PromotionDraft, toCents, toDollars } from "@pawhaven/contract";
import type { PromotionFields, PromotionRow } from "./staff-store.ts";

export const toDraft = (row: PromotionRow): PromotionDraft => ({
  name: row.name,
  kind: row.kind,
  code: row.code,
  percent: row.percent,
  amount: row.amountCents === null ? null : toDollars(row.amountCents),
  gear_id: row.gearId,
  pet_types: row.petTypes,
  categories: row.categories,
  minimum: toDollars(row.minimumCents),
  begins_at: row.beginsAt?.toISOString() ?? null,
  ends_at: row.endsAt?.toISOString() ?? null,
  max_uses: row.maxUses,
  max_uses_per_customer: row.maxUsesPerCustomer,
});

export const toFields = (draft: PromotionDraft): PromotionFields => ({
  name: draft.name,
  kind: draft.kind,
  code: draft.code,
  percent: draft.percent,
  amountCents: draft.amount === null ? null : toCents(draft.amount),
  gearId: draft.gear_id,
  petTypes: draft.pet_types,
  categories: draft.categories,
  minimumCents: toCents(draft.minimum),
  beginsAt: draft.begins_at === null ? null : new Date(draft.begins_at),
  endsAt: draft.ends_at === null ? null : new Date(draft.ends_at),
  maxUses: draft.max_uses,
  maxUsesPerCustomer: draft.max_uses_per_customer,
});

export const toPromotionDto = (row: PromotionRow): Promotion => ({
  ...toDraft(row),
  id: row.id,
  gear: row.gearId === null ? null : { id: row.gearId, name: row.gearName ?? "" },
  state: row.state,
  standing: row.standing,
  uses: row.uses,
  discounted: toDollars(row.discountedCents),
  revenue: toDollars(row.revenueCents),
  version: row.version,
});
