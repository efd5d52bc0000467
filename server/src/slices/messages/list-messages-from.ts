import type { Customer } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { contactMessagesFrom, countContactMessagesFrom } from "./customer-store.ts";

/** The newest contact messages with this address. Anybody can type an address, so it need not be its owner. */
export const listMessagesFrom = async (
  db: Db,
  email: string,
  limit: number,
): Promise<NonNullable<Customer["messages"]>> =>
  (await contactMessagesFrom(db, email, limit)).map(({ id, subject, message, createdAt }) => ({
    id,
    subject,
    message,
    created_at: createdAt.toISOString(),
  }));

export const countMessagesFrom = (db: Db, email: string): Promise<number> => countContactMessagesFrom(db, email);
