import type { QueryOf, ReplyOf, StaffReview, staffReviewsEndpoints } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { toStaffReviewDto } from "./serialize.ts";
import { matchesReviewFilters, reviewById, reviewPage } from "./staff-store.ts";

export async function listReviewsAsStaff(
  db: Db,
  timeZone: string,
  { sort, cursor, ...filters }: QueryOf<typeof staffReviewsEndpoints.listReviewsAsStaff>,
): Promise<ReplyOf<typeof staffReviewsEndpoints.listReviewsAsStaff>> {
  const { rows, nextCursor } = await reviewPage(db, matchesReviewFilters(filters, timeZone), { sort, cursor });
  return { rows: rows.map(toStaffReviewDto), next_cursor: nextCursor };
}

export async function getReviewAsStaff(db: Db, id: number): Promise<StaffReview> {
  const found = await reviewById(db, id);
  if (!found) throw noReview();
  return toStaffReviewDto(found);
}

export const noReview = () => new ApiError("not_found", "There is no such review. Its author may have removed it.");
