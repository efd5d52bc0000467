import type { Tx } from "../../platform/db/database.ts";
import { faultPoint } from "./fault-points.ts";
import { deleteReservations } from "./store.ts";

export async function release(tx: Tx, bookingId: number): Promise<void> {
  await deleteReservations(tx, bookingId);
  faultPoint("time freed");
}
