import type { Db } from "../../platform/db/database.ts";
import { countOpenThreads, type Reader } from "./thread-list-store.ts";

export const countUnansweredMessages = (db: Db, reader: Reader): Promise<number> => countOpenThreads(db, reader);
