import type { StaffBooking } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { bookingsOn } from "./store.ts";
import { toStaffBookingDto } from "./serialize.ts";

export const listBookingsForStaff = async (db: Db, date: string, now: Date): Promise<StaffBooking[]> =>
  (await bookingsOn(db, date)).map((row) => toStaffBookingDto(row, now));
