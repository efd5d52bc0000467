import { setTimeout as pause } from "node:timers/promises";

interface RecordedResponse {
  status: number;
  body: unknown;
}

export interface ApiCall {
  method: "GET" | "POST" | "PUT";
  path: string;
  token: string;
  body?: object | FormData;
  key?: string;
}

/** Longer than any call may take, whatever happens to the database. */
const requestTimeoutMs = 30_000;

/** Calls a shop that may be away, and notes what everybody was told. */
export class ResponseRecorder {
  readonly origin: string;
  /** Writes whose success was read to its end. */
  acknowledged = 0;
  /** Calls refused for the time being. */
  refused = 0;
  /** Why calls got no answer at all. */
  readonly connectionErrors = new Map<string, number>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** One call, made once: its answer, or nothing if there was none or only “not now”. Anything else is a fault. */
  async callOnce(call: ApiCall, isFine = (status: number) => status < 300): Promise<RecordedResponse | undefined> {
    const answer = await this.send(call);
    if (!answer) return undefined;
    const { status, body, retryAfter } = answer;
    if (isFine(status)) {
      if (status < 300 && call.method !== "GET") this.acknowledged += 1;
      return answer;
    }
    if (status !== 503 || !retryAfter)
      throw new Error(
        `${call.method} ${call.path} answered ${status}, retry after ${retryAfter}: ${JSON.stringify(body)}`,
      );
    this.refused += 1;
    return undefined;
  }

  /** The same call until it is answered for. On a repetition “that is done already” is as good as a success. */
  async callUntilDone<T>(call: ApiCall): Promise<T | undefined> {
    let answer = await this.callOnce(call);
    while (!answer) {
      await pause(25); // as a browser waits before it asks again
      answer = await this.callOnce(call, (status) => status < 300 || status === 409);
    }
    return answer.status < 300 ? (answer.body as T) : undefined;
  }

  private async send({
    method,
    path,
    token,
    body,
    key,
  }: ApiCall): Promise<(RecordedResponse & { retryAfter: string | null }) | undefined> {
    try {
      const response = await fetch(`${this.origin}${path}`, {
        method,
        signal: AbortSignal.timeout(requestTimeoutMs),
        headers: {
          authorization: `Bearer ${token}`,
          ...(key && { "idempotency-key": key }),
          ...(body && !(body instanceof FormData) && { "content-type": "application/json" }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json(), retryAfter: response.headers.get("retry-after") };
    } catch (error) {
      this.recordConnectionError(`${method} ${path}`, error as Error);
      return undefined;
    }
  }

  private recordConnectionError(what: string, error: Error): void {
    if (error.name === "TimeoutError") throw new Error(`${what} was not answered within ${requestTimeoutMs} ms`);
    const { code = error.message } = (error.cause ?? error) as { code?: string };
    this.connectionErrors.set(code, (this.connectionErrors.get(code) ?? 0) + 1);
  }
}
