import { setTimeout as pause } from "node:timers/promises";
import { type Api, createClient, endpoints, httpTransport, type Transport } from "@pawhaven/contract";
import { type ApiCaller, staffHeaders } from "./api-client.ts";

/** The typed API of a shop behind a proxy. Retries while a node is overloaded (503) or down (502). */
export const retryingApiAt = (origin: string, { token, staffToken }: ApiCaller = {}): Api =>
  createClient<typeof endpoints>(
    endpoints,
    retryWhileUnavailable(httpTransport({ origin, token, headers: staffHeaders(staffToken) })),
  );

const maxRetryDelayMs = 500;

const retryWhileUnavailable =
  (send: Transport): Transport =>
  async (request) => {
    for (;;) {
      const response = await send(request);
      if (response.status !== 502 && response.status !== 503) return response;
      await pause(Math.random() * maxRetryDelayMs);
    }
  };
