import type { SalesGrouping } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const reportsKey = ["reports"];

interface SalesQuery {
  by: SalesGrouping;
  from: string;
  to: string;
}

export const salesReportQuery = (query: SalesQuery) =>
  queryOptions({
    queryKey: [...reportsKey, "sales", query],
    queryFn: ({ signal }) => staffApi.getSalesReport({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const stockValueQuery = queryOptions({
  queryKey: [...reportsKey, "stock-value"],
  queryFn: ({ signal }) => staffApi.getStockValueReport(undefined, { signal }),
});
