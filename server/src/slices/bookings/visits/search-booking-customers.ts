import type { BookingCustomer } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { customersContaining } from "./customer-store.ts";

const shown = 10;

/** Whoever books may look for any customer, because anybody can call. */
export const searchBookingCustomers = (db: Db, text: string): Promise<BookingCustomer[]> =>
  customersContaining(db, text, shown);
