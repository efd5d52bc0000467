import type { StaffBooking } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { bookingsOn } from "./store.ts";
import { bookingForStaff } from "./wire.ts";

export const listDayForStaff = async (db: Db, date: string, now: Date): Promise<StaffBooking[]> =>
  (await bookingsOn(db, date)).map((row) => bookingForStaff(row, now));
