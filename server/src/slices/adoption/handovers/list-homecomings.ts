import type { Day } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { handoversOfUserpet } from "./store.ts";

/** The days on which an animal came home from the shelter. */
export const listHomecomings = async (db: Db, userpetId: number): Promise<{ id: number; day: Day }[]> =>
  (await handoversOfUserpet(db, userpetId)).map(({ id, handedOverOn }) => ({ id, day: handedOverOn }));
