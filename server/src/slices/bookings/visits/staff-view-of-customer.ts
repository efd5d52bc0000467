import type { Db } from "../../../platform/db/database.ts";
import { countMissed, privateNotesOf } from "./customer-store.ts";

/** How often a customer did not come. */
export const countNoShows = (db: Db, userId: number): Promise<number> => countMissed(db, userId);

/** For the export of a person by staff. */
export const listPrivateNotes = (db: Db, userId: number): Promise<{ booking_id: number; text: string }[]> =>
  privateNotesOf(db, userId);
