import { ApiResponseError, type ErrorCode } from "@pawhaven/contract";
import { ApiError } from "../../src/platform/http/api-error.ts";

/** Starts that many calls at the same time; await them with `Promise.all` or `Promise.allSettled`. */
export const startMany = <T>(count: number, start: (index: number) => Promise<T>): Promise<T>[] =>
  Array.from({ length: count }, (_, index) => start(index));

type Outcome = "ok" | ErrorCode;

/** How many calls succeeded (`ok`) and how many failed with each error code. Any other failure is rethrown. */
export function countOutcomes(results: PromiseSettledResult<unknown>[]): Partial<Record<Outcome, number>> {
  const counts: Partial<Record<Outcome, number>> = {};
  for (const result of results) {
    const outcome = outcomeOf(result);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

function outcomeOf(result: PromiseSettledResult<unknown>): Outcome {
  if (result.status === "fulfilled") return "ok";
  const reason: unknown = result.reason;
  if (reason instanceof ApiError || reason instanceof ApiResponseError) return reason.code;
  throw reason;
}
