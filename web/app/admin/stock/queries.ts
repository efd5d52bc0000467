import type { endpoints, RequestOf, StockFilters } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

/** Everything that a changed shelf makes old. */
export const stockKey = ["stock"];

type StockQuery = NonNullable<RequestOf<typeof endpoints.listStock>["query"]>;
type StockAddress = Partial<Record<keyof StockFilters | "sort" | "cursor", string | undefined>>;

/** The address was checked against the schema before. */
export const stockListQuery = (address: StockAddress) =>
  queryOptions({
    queryKey: [...stockKey, "list", address],
    queryFn: ({ signal }) =>
      staffApi.listStock(
        {
          query: {
            ...address,
            supplier_id: address.supplier_id === undefined ? undefined : Number(address.supplier_id),
          } as StockQuery,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const gearStockQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, "gear", id],
    queryFn: ({ signal }) => staffApi.getStock({ params: { id } }, { signal }),
  });

export const movementsQuery = (id: number, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...stockKey, "movements", id, cursor],
    queryFn: ({ signal }) => staffApi.listMovements({ params: { id }, query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deliveriesQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [...stockKey, "deliveries", cursor],
    queryFn: ({ signal }) => staffApi.listDeliveries({ query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, "delivery", id],
    queryFn: ({ signal }) => staffApi.getDelivery({ params: { id } }, { signal }),
  });

export const stocktakesQuery = (cursor: string | undefined) =>
  queryOptions({
    queryKey: [...stockKey, "stocktakes", cursor],
    queryFn: ({ signal }) => staffApi.listStocktakes({ query: { cursor } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const stocktakeQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, "stocktake", id],
    queryFn: ({ signal }) => staffApi.getStocktake({ params: { id } }, { signal }),
  });

type CountQuery = NonNullable<RequestOf<typeof endpoints.listCountedGears>["query"]>;

export const countedGearsQuery = (id: number, address: Partial<Record<keyof CountQuery, string | undefined>>) =>
  queryOptions({
    queryKey: [...stockKey, "counts", id, address],
    queryFn: ({ signal }) => staffApi.listCountedGears({ params: { id }, query: address as CountQuery }, { signal }),
    placeholderData: keepPreviousData,
  });

export const suppliersQuery = queryOptions({
  queryKey: [...stockKey, "suppliers"],
  queryFn: ({ signal }) => staffApi.listSuppliers(undefined, { signal }),
});

export const supplierQuery = (id: number) =>
  queryOptions({
    queryKey: [...stockKey, "supplier", id],
    queryFn: ({ signal }) => staffApi.getSupplier({ params: { id } }, { signal }),
  });

export const suggestionsQuery = (supplierId: number) =>
  queryOptions({
    queryKey: [...stockKey, "suggestions", supplierId],
    queryFn: ({ signal }) => staffApi.listPurchaseSuggestions({ params: { id: supplierId } }, { signal }),
  });
