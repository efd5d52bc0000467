import { ApiResponseError, type ErrorCode } from "@pawhaven/contract";

/** Waits for concurrent calls and counts how many succeeded (`ok`) and how many failed with each error code. */
export async function countOutcomes(calls: readonly Promise<unknown>[]): Promise<Partial<Record<Outcome, number>>> {
  const outcomes = (await Promise.allSettled(calls)).map(outcomeOf);
  const groups = Map.groupBy(outcomes, (outcome) => outcome);
  return Object.fromEntries([...groups].map(([outcome, all]) => [outcome, all.length]));
}

type Outcome = "ok" | ErrorCode;

function outcomeOf(result: PromiseSettledResult<unknown>): Outcome {
  if (result.status === "fulfilled") return "ok";
  if (result.reason instanceof ApiResponseError) return result.reason.code;
  throw result.reason;
}
