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

/** The API as a page sees it while it is rendered here: the same calls, checks and errors, without a network. */
export interface PageApiCalls {
  api: Api;
  /** What the page depends on so far, or null once it asked for something that must not be kept. */
  invalidatedBy(): Topic[] | null;
  /** After how many seconds to ask again, if something the page asked for cannot be had now. */
  retryAfter(): string | null;
  /** Of these, what it must never be seen without. */
  hardInvalidatedBy(): Topic[];
}

export function createInProcessApi(app: FastifyInstance): PageApiCalls {
  const topics = new Set<Topic>();
  let isCacheable = true;
  let retryAfter: string | null = null;
  const api = createClient<typeof endpoints>(endpoints, async ({ name, method, path }) => {
    const { invalidatedBy }: Endpoint = endpoints[name as keyof typeof endpoints];
    if (invalidatedBy) for (const topic of invalidatedBy) topics.add(topic);
    else isCacheable = false;
    const response = await app
      .inject({ method, url: path, remoteAddress: inProcessAddress })
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

/** A shop that closes takes no more calls, not even from its own pages that are still being made. */
function unavailableWhenClosing(error: Error & { code?: string }) {
  if (error.code !== "FST_ERR_REOPENED_CLOSE_SERVER") throw error;
  const apiError = new ApiError("unavailable", "The shop is closing. Please try again in a moment.");
  const headers: Record<string, string> = {};
  return { statusCode: apiError.status, headers, json: (): unknown => apiError.toBody() };
}
