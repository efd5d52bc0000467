import type { endpoints, QueryOf } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Cell, CsvFile } from "../../platform/http/csv-file.ts";
import { exportList } from "../../platform/lists/export-list.ts";
import { matchesReviewFilters, reviewPage, type ReviewWithGear } from "./staff-store.ts";

export function exportReviews(
  database: Database,
  timeZone: string,
  caller: StaffCaller,
  { sort, ...filters }: QueryOf<typeof endpoints.exportReviews>,
): Promise<CsvFile> {
  const where = matchesReviewFilters(filters, timeZone);
  return exportList(database, caller, {
    list: "reviews",
    filters,
    header: ["Review", "Date", "Gear", "Name", "Author", "Rating", "Comment", "Checked", "Hidden because", "Reply"],
    readPage: (part) => reviewPage(database.db, where, { sort, ...part }),
    toCells,
  });
}

const toCells = ({ review, gear }: ReviewWithGear): Cell[] => [
  review.id,
  review.createdAt.toISOString(),
  review.gearId,
  gear.name,
  review.userName,
  review.rating,
  review.comment,
  review.checkedAt === null ? "no" : "yes",
  review.hiddenReason,
  review.reply,
];
