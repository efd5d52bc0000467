import type { ReturnsGrouping, ReviewsGrouping, SalesGrouping } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const reportsKey = ["reports"];

interface ReportQuery<By> {
  by: By;
  from: string;
  to: string;
}

export const salesReportQuery = (query: ReportQuery<SalesGrouping>) =>
  queryOptions({
    queryKey: [...reportsKey, "sales", query],
    queryFn: ({ signal }) => staffApi.getSalesReport({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const returnsReportQuery = (query: ReportQuery<ReturnsGrouping>) =>
  queryOptions({
    queryKey: [...reportsKey, "returns", query],
    queryFn: ({ signal }) => staffApi.getReturnsReport({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const reviewsReportQuery = (query: ReportQuery<ReviewsGrouping>) =>
  queryOptions({
    queryKey: [...reportsKey, "reviews", query],
    queryFn: ({ signal }) => staffApi.getReviewsReport({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const stockValueQuery = queryOptions({
  queryKey: [...reportsKey, "stock-value"],
  queryFn: ({ signal }) => staffApi.getStockValueReport(undefined, { signal }),
});

export const clinicReportQuery = (query: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...reportsKey, "clinic", query],
    queryFn: ({ signal }) => staffApi.getClinicReport({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const stayReportQuery = (query: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...reportsKey, "stays", query],
    queryFn: ({ signal }) => staffApi.getStayReport({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
