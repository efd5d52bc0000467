import { type Api, createClient, type Endpoint, endpoints, graveChange, type Topic } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../http/refusal.ts";
import { insideAddress } from "../http/use-admission.ts";

/** The API as a page sees it while it is rendered here: the same calls, checks and errors, without a network. */
export interface PageCalls {
  api: Api;
  /** What the page depends on so far, or null once it asked for something that must not be kept. */
  keptUntil(): Topic[] | null;
  /** After how many seconds to ask again, if something the page asked for cannot be had now. */
  retryAfter(): string | null;
  /** Of these, what it must never be seen without. */
  graveUntil(): Topic[];
}

export function inProcessApi(app: FastifyInstance): PageCalls {
  const topics = new Set<Topic>();
  let mayBeKept = true;
  let retryAfter: string | null = null;
  const api = createClient<typeof endpoints>(endpoints, async ({ name, method, path }) => {
    const { keptUntil }: Endpoint = endpoints[name as keyof typeof endpoints];
    if (keptUntil) for (const topic of keptUntil) topics.add(topic);
    else mayBeKept = false;
    const response = await app.inject({ method, url: path, remoteAddress: insideAddress }).catch(goneWhenClosing);
    if (response.statusCode >= 500) mayBeKept = false;
    if (response.statusCode === 503) retryAfter = response.headers["retry-after"] ?? "2";
    return { status: response.statusCode, body: response.json() };
  });
  return {
    api,
    keptUntil: () => (mayBeKept ? [...topics] : null),
    graveUntil: () => [...topics].map((topic) => graveChange[topic] ?? topic),
    retryAfter: () => retryAfter,
  };
}

/** A shop that closes takes no more calls, not even from its own pages that are still being made. */
function goneWhenClosing(error: Error & { code?: string }) {
  if (error.code !== "FST_ERR_REOPENED_CLOSE_SERVER") throw error;
  const refusal = new Refusal("unavailable", "The shop is closing. Please try again in a moment.");
  const headers: Record<string, string> = {};
  return { statusCode: refusal.status, headers, json: (): unknown => refusal.toBody() };
}
