import { pluralize, type ReturnFigures, returnsGroupings } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatDollars } from "../../lib/money.ts";
import { returnsReportQuery } from "./queries.ts";
import { countText, moneyText, type ReportShape } from "./report-shape.ts";
import { ReportView } from "./report-view.tsx";
import type { ReportProps } from "./use-report-address.ts";

const shape: ReportShape<ReturnFigures> = {
  title: "Returns",
  file: "/api/staff/reports/returns.csv",
  columns: [
    { id: "approved", header: "Approved", text: ({ approved }) => countText(approved) },
    { id: "declined", header: "Declined", text: ({ declined }) => countText(declined) },
    { id: "received", header: "Received", text: ({ received }) => countText(received) },
    { id: "units", header: "Units", text: ({ units }) => countText(units) },
    { id: "restocked", header: "Restocked", text: ({ restocked }) => countText(restocked) },
    { id: "written-off", header: "Written off", text: ({ written_off }) => countText(written_off) },
    { id: "refunded", header: "Refunded", text: ({ refunded }) => moneyText(refunded) },
  ],
  main: { name: "Asked for", of: ({ asked }) => asked, format: formatCount },
  headline: ({ asked, refunded }) => `${pluralize(asked, "return")} asked for, ${formatDollars(refunded)} refunded`,
  details: ({ approved, declined, received, restocked, written_off }) =>
    `So far ${approved} approved, ${declined} declined and ${received} received; ` +
    `${pluralize(restocked, "unit")} restocked, ${written_off} written off.`,
  empty: "No return was asked for in this period",
  isEmpty: ({ now, before }) => now.asked + before.asked === 0,
};

export function ReturnsReport({ address }: ReportProps) {
  const choice = address.choose(returnsGroupings);
  const result = useQuery(returnsReportQuery(choice));
  return <ReportView shape={shape} groupings={returnsGroupings} choice={choice} result={result} address={address} />;
}
