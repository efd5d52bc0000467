import type { Handover, HandoverPreparation } from "@pawhaven/contract";
import { toDollars } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { CsvFile } from "../../../platform/http/csv-file.ts";
import { exportTable } from "../../../platform/lists/export-list.ts";
import { findSameAnimal } from "../../userpets/adopt-userpet.ts";
import { namePetsOf } from "../../userpets/list-userpets.ts";
import { requestNotFound } from "../errors.ts";
import { paymentsOf } from "../payment-store.ts";
import { requestById } from "../store.ts";
import { contractNumber, toHandoverDto } from "./serialize.ts";
import { addressOf, allHandovers, followUpsOf, handoverById } from "./store.ts";

export const handoverNotFound = () => new ApiError("not_found", "There is no such handover.");

export async function getHandover(db: Db, id: number): Promise<Handover> {
  const row = await handoverById(db, id);
  if (!row) throw handoverNotFound();
  return toHandoverDto(row, await followUpsOf(db, [id]));
}

export const notApproved = () => new ApiError("conflict", "This request is not approved, or the animal has gone home.");

export async function prepareHandover(db: Db, requestId: number): Promise<HandoverPreparation> {
  const row = await requestById(db, requestId);
  if (!row) throw requestNotFound();
  const { request, pet, customer } = row;
  if (request.stage !== "approved") throw notApproved();
  const same = await findSameAnimal(db, customer.id, pet.chip);
  const [payment] = await paymentsOf(db, [requestId]);
  return {
    pet: { id: pet.id, name: pet.name, chip: pet.chip },
    adopter: { name: customer.name, address: await addressOf(db, customer.id) },
    fee: toDollars(pet.adoptionFeeCents),
    is_paid_by_card: payment?.state === "paid",
    same_chip: same ? { userpet_id: same.id, name: same.name } : null,
    userpets: await namePetsOf(db, customer.id),
  };
}

export async function exportHandovers(database: Database, caller: StaffCaller): Promise<CsvFile> {
  const rows = await allHandovers(database.db);
  return exportTable(database, caller, {
    list: "handovers",
    header: ["Contract", "Date", "Animal", "Chip", "Adopter", "Address", "Fee", "Paid by", "By", "Returned", "Reason"],
    rows: rows.map(({ handover, pet, keeper }) => [
      contractNumber(handover),
      handover.handedOverOn,
      pet.name,
      pet.chip ?? "",
      handover.adopterName,
      handover.adopterAddress,
      toDollars(handover.feeCents),
      handover.paidBy,
      keeper ?? "",
      handover.returnedOn ?? "",
      handover.returnReason,
    ]),
  });
}
