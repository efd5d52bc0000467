import type { ContactAddress } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { contactAddressesOf } from "./contact-address-store.ts";

/** The addresses that a customer gave for mails about orders. */
export const listContactAddresses = async (db: Db, userId: number): Promise<ContactAddress[]> =>
  (await contactAddressesOf(db, userId)).map(({ id, email, confirmedAt }) => ({
    id,
    email,
    confirmed: confirmedAt !== null,
  }));
