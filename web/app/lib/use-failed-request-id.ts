import { useSyncExternalStore } from "react";
import { failedRequestId } from "./api-errors.ts";

/** Of the call that failed, or of the page itself: the server names it in the header `Server-Timing` of a page that failed. */
export const useFailedRequestId = (error: unknown): string | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => failedRequestId(error) ?? pageRequestId(),
    () => undefined,
  );

const subscribeToNothing = () => () => {};

function pageRequestId(): string | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming.find(({ name }) => name === "request")?.description;
}
