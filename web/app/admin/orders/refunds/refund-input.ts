import type { endpoints, RequestOf } from "@pawhaven/contract";

/** What the form has before it is checked. */
export type RefundInput = RequestOf<typeof endpoints.createRefund>["body"];
