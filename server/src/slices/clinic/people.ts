import type { ServiceRow } from "./find-service.ts";
import { type Person, peopleOf } from "./store.ts";

export { type Person, peopleOf as listPeople };

/** Whether a customer can ask for this person. */
export const offers = ({ kind, skills }: Person, service: ServiceRow): boolean =>
  service.needs.includes(kind) && (skills === null || skills.includes(service.id));
