import type { Db } from "../../platform/db/database.ts";
import { findCheckUp } from "../clinic/find-check-up.ts";
import { findService, type ServiceRow } from "../clinic/find-service.ts";
import type { DueRow } from "./store.ts";

/** The one that staff chose for the rule if it can be booked for the animal, otherwise the first that a vet offers. */
export async function serviceFor(
  db: Db,
  { serviceId, species }: Pick<DueRow, "serviceId" | "species">,
): Promise<ServiceRow | undefined> {
  const chosen = serviceId === null ? undefined : await findService(db, serviceId);
  const suits = chosen && (chosen.species.length === 0 || chosen.species.includes(species));
  return chosen?.isOnline && chosen.archivedAt === null && suits ? chosen : findCheckUp(db, species);
}
