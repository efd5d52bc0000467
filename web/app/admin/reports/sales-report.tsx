import { pluralize, type Sales, salesGroupings } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDollars } from "../../lib/money.ts";
import { salesReportQuery } from "./queries.ts";
import { countText, moneyText, type ReportShape } from "./report-shape.ts";
import { ReportView } from "./report-view.tsx";
import type { ReportProps } from "./use-report-address.ts";

const shape: ReportShape<Sales> = {
  title: "Sales",
  file: "/api/staff/reports/sales.csv",
  columns: [
    { id: "gross", header: "Gross", text: ({ gross }) => moneyText(gross) },
    { id: "discounts", header: "Discounts", text: ({ discounts }) => moneyText(discounts) },
    { id: "refunded", header: "Refunded", text: ({ refunded }) => moneyText(refunded) },
    { id: "orders", header: "Orders", text: ({ orders }) => countText(orders) },
    { id: "units", header: "Units", text: ({ units }) => countText(units) },
  ],
  main: { name: "Net", of: ({ net }) => net, format: formatDollars },
  headline: ({ net, orders }) => `${formatDollars(net)} net in ${pluralize(orders, "order")}`,
  details: ({ gross, discounts, refunded }) =>
    `${formatDollars(gross)} gross, ${formatDollars(discounts)} discounts, ${formatDollars(refunded)} refunded.`,
  empty: "Nothing was sold in this period",
  isEmpty: ({ now, before }) => [now, before].every(({ gross, refunded }) => gross === 0 && refunded === 0),
};

export function SalesReport({ address }: ReportProps) {
  const choice = address.choose(salesGroupings);
  const result = useQuery(salesReportQuery(choice));
  return <ReportView shape={shape} groupings={salesGroupings} choice={choice} result={result} address={address} />;
}
