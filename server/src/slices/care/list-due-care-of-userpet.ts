import { addDays, bookableDaysAhead, type BookableCare, type CareOfUserpet, type Day } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import type { Caller } from "../../platform/auth/sessions.ts";
import { todayAt } from "../../platform/days.ts";
import { careDue } from "../../schema/index.ts";
import { findOwnUserpet } from "../userpets/find-own-userpet.ts";
import type { CareContext } from "./care-context.ts";
import { findCareTimes } from "./find-care-times.ts";
import { listRulesToAsk } from "./list-rules-to-ask.ts";
import { refreshCareOf } from "./refresh-due-care.ts";
import { toOwnDueCareDto } from "./serialize.ts";
import { serviceFor } from "./service-for.ts";
import { answeredSince, dueOfUser, type DueRow } from "./store.ts";

const dayMs = 24 * 3_600_000;

/** Nothing is held: the times may be gone when one of them is tapped. */
export async function listDueCareOfUserpet(
  context: CareContext,
  { userId }: Caller,
  id: number,
  now: Date,
): Promise<CareOfUserpet> {
  const { db } = context.database;
  const pet = await findOwnUserpet(db, { userId }, id);
  await context.database.transaction((tx) => refreshCareOf(tx, context, userId, now));
  const today = todayAt(context.shop, now);
  const due: BookableCare[] = [];
  for (const row of await dueOfUser(db, userId, now, eq(careDue.userpetId, id)))
    due.push(await toBookable(context, row, today, now));
  return {
    due,
    ask: pet.endedOn === null ? await listRulesToAsk(db, pet.species, context.country, today) : [],
    just_done: await answeredSince(db, id, new Date(now.getTime() - dayMs)),
  };
}

async function toBookable(context: CareContext, row: DueRow, today: Day, now: Date): Promise<BookableCare> {
  const dto = toOwnDueCareDto(row, today);
  const isSoon = row.dueOn <= addDays(today, bookableDaysAhead);
  const service = dto.state === "open" && isSoon ? await serviceFor(context.database.db, row) : undefined;
  if (!service) return { ...dto, service: null, times: [] };
  const asksQuestions = service.intakeQuestions.some(({ is_required: isRequired }) => isRequired);
  return {
    ...dto,
    service: { id: service.id, name: service.name, asks_questions: asksQuestions },
    times: await findCareTimes(context, row, service, now),
  };
}
