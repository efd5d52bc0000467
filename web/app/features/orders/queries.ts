import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const ordersQuery = queryOptions({
  queryKey: ["orders"],
  queryFn: ({ signal }) => api.listOrders(undefined, { signal }),
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["orders", id],
    queryFn: ({ signal }) => api.getOrder({ params: { id } }, { signal }),
  });

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: ["receipts", id],
    queryFn: ({ signal }) => api.getReceipt({ params: { id } }, { signal }),
  });

export const contactAddressesQuery = queryOptions({
  queryKey: ["contact-addresses"],
  queryFn: ({ signal }) => api.listContactAddresses(undefined, { signal }),
});
