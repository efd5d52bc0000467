import type { AuditFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

/** Invalidate it after a change, and every history on the screen is read again. */
export const auditKey = ["audit"];

interface AuditPage {
  filters: { [Name in keyof AuditFilters]?: string | undefined };
  sort: string;
  cursor: string | undefined;
}

export const auditQuery = ({ filters, sort, cursor }: AuditPage) =>
  queryOptions({
    queryKey: [...auditKey, "list", filters, sort, cursor],
    queryFn: ({ signal }) =>
      staffApi.listAuditEntries(
        {
          query: {
            ...filters,
            staff_id: filters.staff_id === undefined ? undefined : Number(filters.staff_id),
            sort: sort === "date" ? "date" : "-date",
            cursor,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const auditTermsQuery = queryOptions({
  queryKey: [...auditKey, "terms"],
  queryFn: ({ signal }) => staffApi.listAuditTerms(undefined, { signal }),
});

export const historyQuery = (kind: string, id: string, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...auditKey, "history", kind, id, cursor],
    queryFn: ({ signal }) => staffApi.getHistory({ params: { kind, object_id: id }, query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });
