import type { Endpoint, EndpointTable, ReplyOf, RequestOf } from "./endpoint.ts";
import type { ErrorCode, FieldErrors } from "./errors.ts";
import type { CheckoutWarning } from "./replies.ts";

/** Sends a request: over HTTP in the browser, in-process during server-side rendering. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

export interface ApiRequest {
  name: string;
  method: Endpoint["method"];
  path: string;
  body: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  keepalive?: boolean | undefined;
}

export interface ApiResponse {
  status: number;
  body: unknown;
}

type ManifestField = "method" | "path" | "status";

/** The part of the table that a client needs. The full table fits, and so does one without schemas. */
export type EndpointManifest<T extends EndpointTable> = {
  readonly [Name in keyof T]: Pick<Endpoint, ManifestField> & Pick<T[Name], "method" | "path">;
};

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request finish even if the page is closed meanwhile. */
  keepalive?: boolean;
}

/** Use one key for all attempts at the same operation. */
export interface IdempotentCallOptions extends CallOptions {
  idempotencyKey?: string;
}

type OptionsOf<E extends Endpoint> = E extends { idempotent: true } ? IdempotentCallOptions : CallOptions;
type RequiredKeys<R> = { [K in keyof R]-?: {} extends Pick<R, K> ? never : K }[keyof R];
type Arguments<R, O> = [RequiredKeys<R>] extends [never] ? [request?: R, options?: O] : [request: R, options?: O];

type JsonEndpointName<T extends EndpointTable> = {
  [Name in keyof T]: T[Name] extends { respondsWith: string } | { rawBody: true } ? never : Name;
}[keyof T];

/** One typed function per row of the table, except for rows that do not respond with JSON or that take a signed body. */
export type Client<T extends EndpointTable> = {
  readonly [Name in JsonEndpointName<T>]: (
    ...args: Arguments<RequestOf<T[Name]>, OptionsOf<T[Name]>>
  ) => Promise<ReplyOf<T[Name]>>;
};

interface ErrorResponseBody {
  message: string;
  code: ErrorCode;
  errors?: FieldErrors | undefined;
  amount?: number | undefined;
  warnings?: CheckoutWarning[] | undefined;
  request_id?: string | undefined;
}

/** An error response. `message` is meant for users; it is empty if the response had no readable one. */
export class ApiResponseError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: FieldErrors;
  /** With `price_changed`: the current total, in cents. */
  readonly amount: number | undefined;
  /** With `needs_acknowledgement`: what the customer must have read. */
  readonly warnings: readonly CheckoutWarning[];
  /** Of a failure of the server: what to look for in its log. */
  readonly requestId: string | undefined;

  constructor(status: number, body: ErrorResponseBody) {
    super(body.message);
    this.name = "ApiResponseError";
    this.status = status;
    this.code = body.code;
    this.errors = body.errors ?? {};
    this.amount = body.amount;
    this.warnings = body.warnings ?? [];
    this.requestId = body.request_id;
  }

  /** The server and its bundle of the site have a copy of this class each, so `instanceof` compares names. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiResponseError";
  }
}

export function createClient<T extends EndpointTable>(table: EndpointManifest<T>, send: Transport): Client<T> {
  const functions = Object.entries<Pick<Endpoint, ManifestField>>(table).map(
    ([name, { method, path, status = 200 }]) => [
      name,
      async (request: LooseRequest = {}, options: IdempotentCallOptions = {}) => {
        const response = await send({
          name,
          method,
          path: buildPath(path, request),
          body: request.body,
          signal: options.signal,
          idempotencyKey: options.idempotencyKey,
          keepalive: options.keepalive,
        });
        if (response.status !== status) throw toApiResponseError(response);
        return response.body;
      },
    ],
  );
  return Object.fromEntries(functions) as Client<T>;
}

type Primitive = string | number | boolean | undefined;

interface LooseRequest {
  params?: Record<string, Primitive>;
  query?: Record<string, Primitive | readonly Primitive[]>;
  body?: unknown;
}

export function buildPath(pattern: string, { params = {}, query = {} }: LooseRequest): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) if (value !== undefined) search.append(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** A response that does not come from the shop, for example from a proxy, has no message to show. */
function toApiResponseError({ status, body }: ApiResponse): ApiResponseError {
  const isErrorResponse = typeof body === "object" && body !== null && "message" in body && "code" in body;
  if (isErrorResponse) return new ApiResponseError(status, body as ErrorResponseBody);
  return new ApiResponseError(status, { message: "", code: status >= 400 && status < 500 ? "malformed" : "internal" });
}
