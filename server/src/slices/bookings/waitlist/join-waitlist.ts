import {
  addDays,
  bookableDaysAhead,
  maxWaitlistEntries,
  type WaitlistDraft,
  type WaitlistEntry,
} from "@pawhaven/contract";
import { lockUser } from "../../../platform/auth/lock-user.ts";
import type { Caller } from "../../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { invalidField } from "../../clinic/errors.ts";
import type { BookingContext } from "../booking-context.ts";
import { userpetNotFound } from "../errors.ts";
import { resolveParts } from "../resolve-parts.ts";
import { lockUserpets } from "../store.ts";
import { assertSuitsSpecies } from "../suits-visit.ts";
import { waitlistConstraintErrors } from "./errors.ts";
import { toEntryDto } from "./serialize.ts";
import { countEntries, type EntryRow, findOwnEntry, insertEntry } from "./store.ts";
import { todayAt } from "../../../platform/days.ts";

/** Joins the end of the line. */
export async function joinWaitlist(
  context: BookingContext,
  { userId }: Caller,
  draft: WaitlistDraft,
  now: Date,
): Promise<WaitlistEntry> {
  await assertDays(context, draft, now);
  const { pet_id: petId, service_id: serviceId, person_id: personId = null } = draft;
  const entry = await context.database
    .transaction(async (tx) => {
      const { parts } = await resolveParts(tx, { serviceIds: [serviceId], personId });
      await lockUser(tx, userId);
      const [pet] = await lockUserpets(tx, userId, [petId]);
      if (!pet) throw userpetNotFound();
      assertSuitsSpecies(parts[0].service, pet);
      // mutant(waitlist.test.ts): a customer waits for a limited number of times
      if ((await countEntries(tx, userId)) >= maxWaitlistEntries) throw tooManyEntries();
      const { first_day: firstDay, last_day: lastDay, part_of_day: partOfDay } = draft;
      const values = { userId, petId, serviceId, personId, firstDay, lastDay, partOfDay, createdAt: now };
      return findOwnEntry(tx, userId, await insertEntry(tx, values));
    })
    .catch(mapConstraintErrors(waitlistConstraintErrors));
  return toEntryDto(entry as EntryRow);
}

async function assertDays({ content }: BookingContext, draft: WaitlistDraft, now: Date): Promise<void> {
  const today = todayAt(await content.clinic(), now);
  if (draft.first_day < today) throw invalidField("first_day", "This date is in the past. Please select another date.");
  if (draft.last_day > addDays(today, bookableDaysAhead))
    throw invalidField("last_day", `You can wait for days up to ${bookableDaysAhead} days ahead.`);
}

const tooManyEntries = () =>
  new ApiError("conflict", `You are waiting for ${maxWaitlistEntries} times already. Please leave one of them first.`);
