import type { ApiResponseError } from "@pawhaven/contract";
import { notifyManager, QueryClient } from "@tanstack/react-query";

const maxRetries = 2;

/** An overloaded server answers 503. Reading is safe to repeat, so it is retried. */
const shouldRetry = (failureCount: number, error: Partial<ApiResponseError>) =>
  failureCount < maxRetries && error.status === 503;

/** Apart from customers' data. A finished mutation is dropped soon, because its variables may contain a password. */
export function createStaffQueryClient(): QueryClient {
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 0, refetchOnWindowFocus: false },
      mutations: { networkMode: "always", gcTime: 1_000 },
    },
  });
}
