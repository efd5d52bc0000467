import type { Endpoint, EndpointTable, ReplyOf, RequestOf } from "./endpoint.ts";
import type { ErrorCode, FieldErrors } from "./errors.ts";

/** How a request reaches the server: over HTTP in the browser, in-process while rendering on the server. */
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

/** As much of the table as a caller needs: the whole rows will do, and so will methods, paths and statuses alone. */
export type EndpointManifest<T extends EndpointTable> = {
  readonly [Name in keyof T]: Pick<Endpoint, ManifestField> & Pick<T[Name], "method" | "path">;
};

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the request finish even if the page is closed meanwhile. */
  keepalive?: boolean;
}

/** One key for one thing to be done, however often the call for it has to be made. */
export interface IdempotentCallOptions extends CallOptions {
  idempotencyKey?: string;
}

type OptionsOf<E extends Endpoint> = E extends { idempotent: true } ? IdempotentCallOptions : CallOptions;
type RequiredKeys<R> = { [K in keyof R]-?: {} extends Pick<R, K> ? never : K }[keyof R];
type Arguments<R, O> = [RequiredKeys<R>] extends [never] ? [request?: R, options?: O] : [request: R, options?: O];

type JsonEndpointName<T extends EndpointTable> = {
  [Name in keyof T]: T[Name] extends { respondsWith: string } | { rawBody: true } ? never : Name;
}[keyof T];

/** One typed function per row of the table, but for those that do not speak JSON or that an outside service calls. */
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
}

/** The server answered, and refused. `message` is meant for people; it is empty where nothing fit to read came back. */
export class ApiResponseError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly errors: FieldErrors;
  /** With `price_changed`: what it costs now, in cents. */
  readonly amount: number | undefined;

  constructor(status: number, body: ErrorResponseBody) {
    super(body.message);
    this.name = "ApiResponseError";
    this.status = status;
    this.code = body.code;
    this.errors = body.errors ?? {};
    this.amount = body.amount;
  }

  /** The server and the site it renders each carry a copy of this class; what one throws the other must recognise. */
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
  query?: Record<string, Primitive>;
  body?: unknown;
}

function buildPath(pattern: string, { params = {}, query = {} }: LooseRequest): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** An answer that is neither the promised success nor the error form, as from a proxy in between, has no words to show. */
function toApiResponseError({ status, body }: ApiResponse): ApiResponseError {
  const isErrorResponse = typeof body === "object" && body !== null && "message" in body && "code" in body;
  if (isErrorResponse) return new ApiResponseError(status, body as ErrorResponseBody);
  return new ApiResponseError(status, { message: "", code: status >= 400 && status < 500 ? "malformed" : "internal" });
}
