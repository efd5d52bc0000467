import type { Species } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { onlineServices, type ServiceRow } from "./store.ts";

/** The first service that customers can book, that a vet does and that is for this species. */
export async function findCheckUp(db: Db, species: Species | undefined): Promise<ServiceRow | undefined> {
  const services = await onlineServices(db);
  return services.find(
    (service) =>
      service.needs.includes("vet") &&
      (service.species.length === 0 || (species !== undefined && service.species.includes(species))),
  );
}
