import type { RefundRow } from "./store.ts";

/** A provider repeats its answer to a key, a refusal too, so every attempt after one has a key of its own. */
export const providerKeyOf = ({ reference, attempts }: Pick<RefundRow, "reference" | "attempts">): string =>
  `${reference}.${attempts}`;
