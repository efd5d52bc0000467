import type { Db } from "../../platform/db/database.ts";
import { orders } from "../../schema/index.ts";
import { isToShip } from "./staff-store.ts";

/** Those of which nothing or only a part was sent. */
export const countOrdersToShip = (db: Db): Promise<number> => db.$count(orders, isToShip);
