import { setTimeout as pause } from "node:timers/promises";
import {
  type Api,
  type ApiRequest,
  type ApiResponse,
  ApiResponseError,
  createClient,
  endpoints,
  requestHeaders,
} from "@pawhaven/contract";

/** Longer than any call may take, whatever happens to the database. */
const requestTimeoutMs = 30_000;
const retryDelayMs = 25;

/** No response, or 503 with Retry-After. The client cannot know whether the call took effect, so it may repeat it. */
class RetryableError extends Error {}

type RawRequest = Pick<ApiRequest, "method" | "path" | "body" | "idempotencyKey"> & { token: string };

/** Calls a shop that may be down, and counts the writes it acknowledged. */
export class ResponseRecorder {
  private readonly origin: string;
  /** Writes whose success response was read completely. */
  acknowledged = 0;
  /** Calls rejected with 503. */
  rejected = 0;
  /** Calls without a response, by error code. */
  readonly connectionErrors = new Map<string, number>();

  constructor(origin: string) {
    this.origin = origin;
  }

  apiFor(token: string): Api {
    return createClient<typeof endpoints>(endpoints, (request) => this.send({ ...request, token }));
  }

  /** One attempt: its result, or undefined if it may be repeated. */
  async attempt<T>(call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof RetryableError) return undefined;
      throw error;
    }
  }

  /** Repeats a call until it succeeds. On a repetition 409 means that an earlier attempt did, so there is no result. */
  async retry<T>(call: () => Promise<T>): Promise<T | undefined> {
    let result = await this.attempt(call);
    while (result === undefined) {
      await pause(retryDelayMs);
      try {
        result = await this.attempt(call);
      } catch (error) {
        if (error instanceof ApiResponseError && error.status === 409) return undefined;
        throw error;
      }
    }
    return result;
  }

  /** For requests that the typed client cannot send: forms, and the card sandbox. */
  async sendRaw<T>(request: RawRequest): Promise<T> {
    const { status, body } = await this.send(request);
    if (status >= 300) throw new Error(`${request.method} ${request.path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  }

  private async send(request: RawRequest): Promise<ApiResponse> {
    const { method, path } = request;
    const response = await this.fetch(request).catch((error: unknown) => this.reportLostResponse(request, error));
    if (response.status === 503) {
      if (!response.retryAfter) throw new Error(`${method} ${path}: 503 without Retry-After`);
      this.rejected += 1;
      throw new RetryableError();
    }
    if (response.status < 300 && method !== "GET") this.acknowledged += 1;
    return response;
  }

  private async fetch(request: RawRequest): Promise<ApiResponse & { retryAfter: string | null }> {
    const { method, path, body, idempotencyKey, token } = request;
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.origin}${path}`, {
      method,
      signal: AbortSignal.timeout(requestTimeoutMs),
      headers: requestHeaders({ body: isForm ? undefined : body, idempotencyKey }, token),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json(), retryAfter: response.headers.get("retry-after") };
  }

  private reportLostResponse({ method, path }: RawRequest, cause: unknown): never {
    const error = cause as Error;
    if (error.name === "TimeoutError") throw new Error(`${method} ${path}: no response within ${requestTimeoutMs} ms`);
    const { code = error.message } = (error.cause ?? error) as { code?: string };
    this.connectionErrors.set(code, (this.connectionErrors.get(code) ?? 0) + 1);
    throw new RetryableError();
  }
}
