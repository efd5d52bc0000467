import type { StaffService } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { allServices } from "../store.ts";
import { toStaffServiceDto } from "./service-fields.ts";

export async function listServicesForStaff(db: Db): Promise<StaffService[]> {
  const services = (await allServices(db)).map(toStaffServiceDto);
  return [
    ...services.filter(({ is_archived: isArchived }) => !isArchived),
    ...services.filter(({ is_archived: isArchived }) => isArchived),
  ];
}
