import { type endpoints, type ReplyOf, requestStageNames, type RequestFilters, toDollars } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import type { CsvFile } from "../../../platform/http/csv-file.ts";
import { exportTable } from "../../../platform/lists/export-list.ts";
import { meetingsOf } from "../meeting-store.ts";
import { toCardDto } from "./serialize.ts";
import { allCards, boardCards, requiredChecks } from "./store.ts";

/** Three statements, whatever the number of requests. */
export async function getRequestBoard(
  db: Db,
  { staffId }: StaffCaller,
  filters: RequestFilters,
): Promise<ReplyOf<typeof endpoints.getRequestBoard>> {
  const rows = await boardCards(db, filters, staffId);
  const meetings = await meetingsOf(
    db,
    rows.map(({ request }) => request.id),
  );
  const checks = await requiredChecks(db);
  return {
    cards: rows.map((row) => toCardDto(row, meetings)),
    checks: checks.map(({ kind, is_required, version }) => ({ kind, is_required, version })),
  };
}

export async function exportRequests(database: Database, caller: StaffCaller): Promise<CsvFile> {
  const rows = await allCards(database.db);
  return exportTable(database, caller, {
    list: "adoption requests",
    filename: "adoption-requests.csv",
    header: [
      "Request",
      "Received",
      "Stage",
      "Animal",
      "Customer",
      "Email",
      "Phone",
      "Note",
      "Assignee",
      "Open checks",
      "Decided",
      "Fee",
    ],
    rows: rows.map(({ request, pet, customer, assignee, checksOpen }) => [
      request.id,
      request.createdAt.toISOString(),
      requestStageNames[request.stage],
      pet.name,
      customer.name,
      customer.email,
      customer.phone ?? "",
      request.note,
      assignee?.name ?? "",
      checksOpen,
      request.decidedAt?.toISOString() ?? "",
      toDollars(pet.adoptionFeeCents),
    ]),
  });
}
