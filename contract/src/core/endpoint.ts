import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Topic } from "./topics.ts";

/** Who may call: `anyone`, only a signed-in `customer` (a valid token), or only `staff` (a valid token of an admin). */
export type Access = "anyone" | "customer" | "staff";

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Placeholders are written `:name` and must appear in `params`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body is a form with one file in its field `file`, besides the fields of `body`. */
  readonly file?: { readonly maxBytes: number };
  readonly reply: z.ZodType;
  /**
   * The answer is not JSON. `browser`: it goes to a window, `reply` is `browserAnswer`, and a refusal is a page too.
   * `calendar`: an .ics file, `reply` is `calendarAnswer`. `events`: server-sent events, each one a `reply`.
   */
  readonly respondsWith?: "browser" | "calendar" | "events";
  /** Status of a success; 200 unless something is created. */
  readonly status?: 200 | 201;
  /** The caller may send an `Idempotency-Key`: the same call again then gives the first answer and does nothing twice. */
  readonly idempotent?: true;
  /** The body is handed on byte by byte as it came, because an outside service has signed it; there is no `body` then. */
  readonly rawBody?: true;
  /** While more come than can be served: `always` is never sent away, `first` later than all others. */
  readonly priority?: "always" | "high";
  /** Refusals beyond the common ones. */
  readonly errors: readonly ErrorCode[];
  /** How often one address may call; the server refuses more with `rate_limited`. */
  readonly limit?: { readonly times: number; readonly perSeconds: number };
  /** The reply is the same for everybody and holds until one of these changes, so it may be kept. */
  readonly invalidatedBy?: readonly [Topic, ...Topic[]];
}

/** Where a browser window is sent, or what it shows. */
export const browserResponse = z.union([
  z.object({ redirect: z.url(), headers: z.record(z.string(), z.string()).optional() }),
  z.object({ html: z.string(), headers: z.record(z.string(), z.string()).optional() }),
]);
export type BrowserResponse = z.output<typeof browserResponse>;

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Checks one row of the table and keeps its exact types. */
export const endpoint = <const E extends Endpoint>(row: E): E => row;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

export type ParamsOf<E extends Endpoint> = Parsed<E["params"]>;
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = Parsed<E["body"]>;
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;

type Part<Name extends string, S> = [S] extends [z.ZodType] ? { [K in Name]: Sent<S> } : { [K in Name]?: never };

/** What a caller of the endpoint has to give. */
export type RequestOf<E extends Endpoint> = Part<"params", E["params"]> &
  ({} extends Sent<E["query"]> ? { query?: Sent<E["query"]> } : Part<"query", E["query"]>) &
  Part<"body", E["body"]>;
