import type { Customer } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { countThreadsOf, newestThreadsOf } from "./customer-store.ts";

/** The newest conversations with this address. Anybody can type an address, so it need not be its owner. */
export const listMessagesOfCustomer = async (
  db: Db,
  sender: Pick<Customer, "id"> & { email: string },
  limit: number,
): Promise<NonNullable<Customer["messages"]>> =>
  (await newestThreadsOf(db, sender, limit)).map(({ createdAt, ...thread }) => ({
    ...thread,
    created_at: createdAt.toISOString(),
  }));

/** Those of the account are erased with it; those in which its address was only typed are not. */
export const countMessagesOfCustomer = countThreadsOf;
