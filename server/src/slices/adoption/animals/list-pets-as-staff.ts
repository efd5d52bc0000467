import { type endpoints, petStageNames, type QueryOf, type ReplyOf, type StaffPetRow } from "@pawhaven/contract";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Db } from "../../../platform/db/database.ts";
import type { Cell, CsvFile } from "../../../platform/http/csv-file.ts";
import { exportList } from "../../../platform/lists/export-list.ts";
import { toStaffPetRowDto } from "./serialize.ts";
import { matchesPetFilters, petPage } from "./store.ts";

export async function listPetsAsStaff(
  db: Db,
  { sort, cursor, ...filters }: QueryOf<typeof endpoints.listPetsAsStaff>,
  today: string,
): Promise<ReplyOf<typeof endpoints.listPetsAsStaff>> {
  const { rows, nextCursor } = await petPage(db, matchesPetFilters(filters), { sort, cursor });
  return { rows: rows.map((row) => toStaffPetRowDto(row, today)), next_cursor: nextCursor };
}

export const exportPets = (
  database: Database,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportPets>,
  today: string,
): Promise<CsvFile> =>
  exportList(database, caller, {
    list: "animals",
    filters,
    header: [
      "Id",
      "Name",
      "Type",
      "Breed",
      "Age",
      "Gender",
      "Chip",
      "Stage",
      "Published",
      "Place",
      "Arrived",
      "Days",
      "Outcome",
      "Fee",
      "Next due",
    ],
    readPage: async (part) => {
      const { rows, nextCursor } = await petPage(database.db, matchesPetFilters(filters), { sort, ...part });
      return { rows: rows.map((row) => toStaffPetRowDto(row, today)), nextCursor };
    },
    toCells,
  });

const toCells = (row: StaffPetRow): Cell[] => [
  row.id,
  row.name,
  row.type,
  row.breed,
  row.age,
  row.gender,
  row.chip ?? "",
  petStageNames[row.stage],
  row.is_published ? "yes" : "no",
  [row.location_kind, row.location].filter(Boolean).join(": "),
  row.arrived_on ?? "",
  row.days ?? "",
  row.outcome ?? "",
  row.adoptionFee,
  row.next_due_on ?? "",
];
