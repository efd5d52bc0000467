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

/** Of somebody without an account, by the token of a link. */
export const guestOrderQuery = (token: string) =>
  queryOptions({
    queryKey: ["guest-orders", token],
    queryFn: ({ signal }) => api.getGuestOrder({ params: { token } }, { signal }),
  });

/** With the session, or with the token of a guest. */
export const receiptQuery = (id: string, guestToken?: string) =>
  queryOptions({
    queryKey: ["receipts", id, guestToken],
    queryFn: ({ signal }) =>
      guestToken
        ? api.getGuestReceipt({ params: { token: guestToken } }, { signal })
        : api.getReceipt({ params: { id } }, { signal }),
  });

export const contactAddressesQuery = queryOptions({
  queryKey: ["contact-addresses"],
  queryFn: ({ signal }) => api.listContactAddresses(undefined, { signal }),
});
