import {
  type Api,
  ApiResponseError,
  createClient,
  endpoints,
  httpTransport,
  requestHeaders,
  type Transport,
} from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";

export interface ApiCaller {
  token?: string | undefined;
  /** Of a session of staff, which is in a cookie. */
  staffToken?: string | undefined;
  /** The network address the call comes from, for endpoints that are rate limited per address. */
  from?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** The typed API, called through the whole app without a network. A rejected call throws an `ApiResponseError`. */
export const apiFor = ({ app }: { app: FastifyInstance }, caller: ApiCaller = {}): Api =>
  createClient<typeof endpoints>(endpoints, injectTransport(app, caller));

/** The typed API of a shop that runs in another process. */
export const apiAt = (origin: string, { token, staffToken, headers }: Omit<ApiCaller, "from"> = {}): Api =>
  createClient<typeof endpoints>(
    endpoints,
    httpTransport({ origin, token, headers: { ...headers, ...staffHeaders(staffToken) } }),
  );

/** As a browser sends them from one of our own pages. */
export const staffHeaders = (staffToken: string | undefined): Record<string, string> =>
  staffToken ? { cookie: `staff=${staffToken}; __Host-staff=${staffToken}`, "sec-fetch-site": "same-origin" } : {};

const injectTransport =
  (app: FastifyInstance, { token, staffToken, from, headers }: ApiCaller): Transport =>
  async (request) => {
    const { method, path: url, body } = request;
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...staffHeaders(staffToken), ...requestHeaders(request, token) },
      ...(from && { remoteAddress: from }),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.json() };
  };

/** The error a call was rejected with; fails the test if the call succeeded. */
export async function errorOf(call: Promise<unknown>): Promise<ApiResponseError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiResponseError) return error;
    throw error;
  }
  throw new Error("expected the call to be rejected, but it succeeded");
}
