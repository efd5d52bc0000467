import {
  countries,
  type Country,
  type endpoints,
  paymentLabels,
  type PaymentMethod,
  type QueryOf,
  type Report,
  type Sales,
  type SalesGrouping,
  toDollars,
} from "@pawhaven/contract";
import { buildReport } from "./build-report.ts";
import { toPeriod } from "./period.ts";
import type { ReportsContext } from "./reports-context.ts";
import { type SalesGroup, salesGroups } from "./sales-store.ts";

/** With all rows. */
export async function getSalesReport(
  { database: { db }, timeZone }: ReportsContext,
  { by, from, to }: QueryOf<typeof endpoints.getSalesReport>,
): Promise<Report<Sales>> {
  const period = toPeriod(from, to);
  const found = await salesGroups(db, { period, timeZone }, by);
  return buildReport(period, by, found, {
    toFigures: toSales,
    none: { orders: 0, units: 0, gross: 0, discounts: 0, refunded: 0, net: 0 },
    sizeOf: ({ net }) => net,
    ...(names[by] && { labelOf: names[by] }),
  });
}

const toSales = ({ orders, units, grossCents, discountCents, refundedCents }: SalesGroup): Sales => ({
  orders,
  units,
  gross: toDollars(grossCents),
  discounts: toDollars(discountCents),
  refunded: toDollars(refundedCents),
  net: toDollars(grossCents - discountCents - refundedCents),
});

const names: Partial<Record<SalesGrouping, (key: string) => string>> = {
  country: (key) => countries[key as Country],
  payment: (key) => paymentLabels[key as PaymentMethod],
};
