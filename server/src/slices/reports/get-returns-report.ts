import {
  type endpoints,
  type QueryOf,
  type Report,
  type ReturnFigures,
  type ReturnReason,
  returnReasonNames,
  toDollars,
} from "@pawhaven/contract";
import { buildReport } from "./build-report.ts";
import { toPeriod } from "./period.ts";
import type { ReportsContext } from "./reports-context.ts";
import { type ReturnsGroup, returnsGroups } from "./returns-store.ts";

/** With all rows. */
export async function getReturnsReport(
  { database: { db }, timeZone }: ReportsContext,
  { by, from, to }: QueryOf<typeof endpoints.getReturnsReport>,
): Promise<Report<ReturnFigures>> {
  const period = toPeriod(from, to);
  const found = await returnsGroups(db, { period, timeZone }, by);
  return buildReport(period, by, found, {
    toFigures: toReturnFigures,
    none: noReturns,
    sizeOf: ({ asked }) => asked,
    ...(by === "reason" && { labelOf: (key: string) => returnReasonNames[key as ReturnReason] }),
  });
}

const toReturnFigures = (found: ReturnsGroup): ReturnFigures => ({
  asked: found.asked,
  approved: found.approved,
  declined: found.declined,
  received: found.received,
  units: found.units,
  restocked: found.restocked,
  written_off: found.writtenOff,
  refunded: toDollars(found.refundedCents),
});

const noReturns: ReturnFigures = {
  asked: 0,
  approved: 0,
  declined: 0,
  received: 0,
  units: 0,
  restocked: 0,
  written_off: 0,
  refunded: 0,
};
