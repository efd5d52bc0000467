import {
  type Api,
  createClient,
  type Endpoint,
  endpoints,
  hardInvalidationTopics,
  type Topic,
} from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import { ApiError } from "../http/api-error.ts";
import { inProcessAddress } from "../overload/use-load-shedding.ts";

/** The API for server-side rendering: the same endpoints, validation and errors, without a network. */
export interface PageApiCalls {
  api: Api;
  /** The topics the page depends on so far, or null if it used a response that must not be cached. */
  invalidatedBy(): Topic[] | null;
  /** The topics whose change makes the page unusable rather than stale. */
  hardInvalidatedBy(): Topic[];
  /** The Retry-After header of a call that was rejected with 503, if any. */
  retryAfter(): string | null;
}

/** Calls have the id of the page's request, so that the log tells to which page a failed one belongs. */
export function createInProcessApi(app: FastifyInstance, requestId: string): PageApiCalls {
  const topics = new Set<Topic>();
  let isCacheable = true;
  let retryAfter: string | null = null;
  const api = createClient<typeof endpoints>(endpoints, async ({ name, method, path }) => {
    const { invalidatedBy, maxAgeSeconds }: Endpoint = endpoints[name as keyof typeof endpoints];
    if (invalidatedBy && !maxAgeSeconds) for (const topic of invalidatedBy) topics.add(topic);
    else isCacheable = false;
    const response = await app
      .inject({ method, url: path, remoteAddress: inProcessAddress, headers: { "x-request-id": requestId } })
      .catch(unavailableWhenClosing);
    if (response.statusCode >= 500) isCacheable = false;
    if (response.statusCode === 503) retryAfter = response.headers["retry-after"] ?? "2";
    return { status: response.statusCode, body: response.json() };
  });
  return {
    api,
    invalidatedBy: () => (isCacheable ? [...topics] : null),
    hardInvalidatedBy: () => [...topics].map((topic) => hardInvalidationTopics[topic] ?? topic),
    retryAfter: () => retryAfter,
  };
}

/** During shutdown Fastify rejects injected requests too, so pages in progress get a 503. */
function unavailableWhenClosing(error: Error & { code?: string }) {
  if (error.code !== "FST_ERR_REOPENED_CLOSE_SERVER") throw error;
  const apiError = new ApiError("unavailable", "The shop is restarting. Please try again in a moment.");
  const headers: Record<string, string> = {};
  return { statusCode: apiError.status, headers, json: (): unknown => apiError.toBody() };
}
