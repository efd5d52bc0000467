import type { Db } from "../../platform/db/database.ts";
import { contactAddressesOf } from "./contact-address-store.ts";

/** The addresses that a customer gave for mails about orders, as the data export shows them. */
export const listContactAddresses = async (db: Db, userId: number): Promise<{ email: string; confirmed: boolean }[]> =>
  (await contactAddressesOf(db, userId)).map(({ email, confirmedAt }) => ({ email, confirmed: confirmedAt !== null }));
