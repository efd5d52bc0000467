import type { CollectAt } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { otherVisitsAhead } from "./store.ts";

export const listVisitsForGoods = (db: Db, bookingId: number): Promise<CollectAt[]> => otherVisitsAhead(db, bookingId);
