import type { Household } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { listHousehold } from "../userpets/list-household.ts";

export const getHousehold = async (db: Db, { userId }: Caller): Promise<Household> => ({
  pets: await listHousehold(db, userId),
});
