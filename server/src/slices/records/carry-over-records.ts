import type { Tx } from "../../platform/db/database.ts";
import { copyRecords } from "./store.ts";

/** An animal goes home: everything the shelter and the clinic know of it goes along. */
export const carryRecordsHome = (tx: Tx, petId: number, userpetId: number): Promise<number> =>
  copyRecords(tx, { petId }, { userpetId }, ["shelter", "clinic"]);

/** An animal comes back: with what the clinic recorded meanwhile. What its owner noted is the owner's. */
export const bringRecordsBack = (tx: Tx, userpetId: number, petId: number): Promise<number> =>
  copyRecords(tx, { userpetId }, { petId }, ["clinic"]);
