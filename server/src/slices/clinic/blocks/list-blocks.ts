import type { StaffBlock } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import { blocksAfter, toBlockDto } from "./store.ts";

const maxListed = 500;

export const listBlocks = async (db: Db, now: Date): Promise<StaffBlock[]> =>
  (await blocksAfter(db, now, maxListed)).map(toBlockDto);
