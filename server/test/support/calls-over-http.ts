import { setTimeout as pause } from "node:timers/promises";

export interface Answer<T> {
  status: number;
  body: T;
}

export interface CallOptions {
  method?: string;
  body?: object;
  token?: string;
  /** The `Idempotency-Key`. */
  key?: string;
  headers?: Record<string, string>;
}

/** One call of the API, or one page, of a shop in another process. */
export async function call<T>(
  origin: string,
  path: string,
  { method = "POST", body, token, key, headers = {} }: CallOptions = {},
): Promise<Answer<T>> {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { "idempotency-key": key }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as T };
}

/** As `call`, by somebody who comes again when told that too many are there just now, or that nobody is. */
export async function callWithRetry<T>(...request: Parameters<typeof call>): Promise<Answer<T>> {
  for (;;) {
    const answer = await call<T>(...request);
    if (answer.status !== 503 && answer.status !== 502) return answer;
    await pause(Math.random() * maxRetryDelayMs);
  }
}

const maxRetryDelayMs = 500;

/** So many at the same time. */
export const runConcurrently = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** How many answers there are of each status. */
export const countByStatus = (answers: Answer<unknown>[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length] as const),
  );
