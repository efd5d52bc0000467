import type { ApiRequest, Transport } from "./client.ts";

interface HttpTransportOptions {
  /** Empty in a browser, where paths are relative to the page. */
  origin?: string;
  token?: string | undefined;
  /** Sent with every request, for example by a test that acts as a proxy. */
  headers?: Record<string, string> | undefined;
}

/** Sends calls over HTTP, in a browser, a test or a load script. */
export const httpTransport =
  ({ origin = "", token, headers }: HttpTransportOptions = {}): Transport =>
  async (request) => {
    const { method, path, body, signal, keepalive = false } = request;
    const response = await fetch(`${origin}${path}`, {
      method,
      signal: signal ?? null,
      keepalive,
      headers: { ...headers, ...requestHeaders(request, token) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await readJson(response) };
  };

export const requestHeaders = (
  { body, idempotencyKey }: Pick<ApiRequest, "body" | "idempotencyKey">,
  token: string | undefined,
): Record<string, string> => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(body !== undefined && { "content-type": "application/json" }),
  ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
});

/** A proxy may respond with an HTML page; then only the status is known. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
