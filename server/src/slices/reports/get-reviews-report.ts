import type { endpoints, QueryOf, Report, ReviewFigures } from "@pawhaven/contract";
import { buildReport } from "./build-report.ts";
import { toPeriod } from "./period.ts";
import type { ReportsContext } from "./reports-context.ts";
import { reviewsGroups } from "./reviews-store.ts";

/** With all rows. */
export async function getReviewsReport(
  { database: { db }, timeZone }: ReportsContext,
  { by, from, to }: QueryOf<typeof endpoints.getReviewsReport>,
): Promise<Report<ReviewFigures>> {
  const period = toPeriod(from, to);
  const found = await reviewsGroups(db, { period, timeZone }, by);
  return buildReport(period, by, found, {
    toFigures: ({ reviews, hidden, average }): ReviewFigures => ({ reviews, hidden, average }),
    none: { reviews: 0, hidden: 0, average: null },
    sizeOf: ({ reviews }) => reviews,
  });
}
