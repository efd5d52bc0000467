import type { CareRecord } from "@pawhaven/contract";

/** Whether the same was given again later, so that this record says nothing of what is due. */
export const isSuperseded = (record: CareRecord, all: readonly CareRecord[]): boolean =>
  all.some(
    ({ kind, product, given_on }) =>
      kind === record.kind && product.toLowerCase() === record.product.toLowerCase() && given_on > record.given_on,
  );
