import type { Db } from "../../platform/db/database.ts";
import type { Interval } from "./availability.ts";
import { busyTimesOfPet } from "./store.ts";

export const listBusyTimesOfPet = (db: Db, petId: number, window: Interval): Promise<Interval[]> =>
  busyTimesOfPet(db, petId, window);
