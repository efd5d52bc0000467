import { queryOptions } from "@tanstack/react-query";
import { staffApi } from "../../lib/staff-api.ts";
import { ordersKey } from "../queries.ts";

/** Under the order's key, so that a change of the order refreshes it too. */
export const refundsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ordersKey, id, "refunds"],
    queryFn: ({ signal }) => staffApi.listRefundsAsStaff({ params: { id } }, { signal }),
  });
