import type { StaffResource } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { toStaffResourceDto } from "./serialize.ts";
import { resourceRows } from "./store.ts";

export const listResources = async (db: Db): Promise<StaffResource[]> =>
  (await resourceRows(db)).map(toStaffResourceDto);
