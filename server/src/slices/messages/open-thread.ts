import type { Tx } from "../../platform/db/database.ts";
import { insertOwnThread, type NewThread } from "./store.ts";

/** A conversation that does not begin with a message to the shop, but with something else that a customer wrote. */
export const openThread = (tx: Tx, thread: NewThread & { userId: number }): Promise<number> =>
  insertOwnThread(tx, thread);
