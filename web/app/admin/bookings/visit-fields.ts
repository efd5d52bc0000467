import { zodResolver } from "@hookform/resolvers/zod";
import { toCents, type VisitDraft, visitDraft } from "@pawhaven/contract";
import type { Resolver } from "react-hook-form";

/** The form of a new visit. A guest's fields stay filled while a customer is looked for. */
export interface VisitFields {
  source: "walk-in" | "phone";
  isGuest: boolean;
  pet_id: number | undefined;
  guest: { name: string; phone: string; email: string; pet_name: string; species: string };
  service_id: number | undefined;
  date: string;
  time_slot: string;
  minutes: number;
  /** In dollars; empty for the price of the service. */
  price: string;
  /** Carries the error of the price. */
  price_cents?: number;
  /** Who or what is wanted; zero for whoever is free. */
  resource_id: number;
  resource_ids?: number[];
  notes: string;
  private_note: string;
}

const toDraft = (fields: VisitFields) => ({
  source: fields.source,
  ...(fields.isGuest ? { guest: fields.guest } : { pet_id: fields.pet_id }),
  service_id: fields.service_id,
  date: fields.date,
  time_slot: fields.time_slot,
  minutes: Number.isNaN(fields.minutes) ? undefined : fields.minutes,
  price_cents: fields.price === "" ? undefined : toCents(Number(fields.price)),
  resource_ids: fields.resource_id > 0 ? [fields.resource_id] : undefined,
  notes: fields.notes,
  private_note: fields.private_note,
});

const resolveDraft = zodResolver(visitDraft) as unknown as Resolver<object, unknown, VisitDraft>;

/** Checks what would be sent, and gives it to the handler of the form. */
export const visitResolver: Resolver<VisitFields, unknown, VisitDraft> = (fields, context, options) =>
  resolveDraft(toDraft(fields), context, options as never);
