import type { endpoints, RequestOf } from "@pawhaven/contract";

/** What the form has before it is checked. */
export type ReturnInput = RequestOf<typeof endpoints.requestReturn>["body"];
