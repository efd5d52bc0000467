import type { StaffListItem } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { activeMembers } from "./member-store.ts";
import { toStaffListItemDto } from "./serialize.ts";

export const listStaff = async ({ db }: Database): Promise<StaffListItem[]> =>
  (await activeMembers(db)).map(toStaffListItemDto);
