import type { Db } from "../../platform/db/database.ts";
import { type BookingRow, visitsOfUserpet } from "./store.ts";

type Visit = Pick<
  BookingRow,
  "id" | "date" | "timeSlot" | "endsAt" | "serviceName" | "status" | "visibleNote" | "createdBy"
>;

/** For whoever has found that the pet is the customer's own. */
export const listVisitsOfUserpet = (db: Db, userpetId: number): Promise<Visit[]> => visitsOfUserpet(db, userpetId);
