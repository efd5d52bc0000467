import { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Permission } from "./permissions.ts";
import type { Topic } from "./topics.ts";

interface Limit {
  readonly times: number;
  readonly perSeconds: number;
}

/** For all changes of one account together, where an endpoint has no limit per account of its own. */
export const defaultWriteLimit: Limit = { times: 600, perSeconds: 600 };

/** For customers' endpoints that send mail. Many customers may share one network address. */
export const sendsMail = {
  sendsMail: true,
  limit: { times: 600, perSeconds: 3600 },
  accountLimit: { times: 60, perSeconds: 3600 },
} as const;

/** The same for staff, who work through long lists. */
export const sendsMailForStaff = {
  sendsMail: true,
  limit: { times: 2000, perSeconds: 3600 },
  accountLimit: { times: 1000, perSeconds: 3600 },
} as const;

interface EndpointBase {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Placeholders are written `:name` and must appear in `params`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The request is a multipart form with the fields of `body` and one file in the field `file`. */
  readonly file?: {
    readonly maxBytes: number;
    /** The handler gets the path of a temporary file, so that a large one is never in memory. */
    readonly onDisk?: true;
  };
  readonly reply: z.ZodType;
  /**
   * Set if the response is not JSON. `browser`: a redirect or a page, `reply` is `browserResponse`, errors are pages too.
   * `calendar`: an .ics file, `reply` is `calendarFile`. `events`: server-sent events, each of them a `reply`.
   * `csv`: a table as a file, row by row, `reply` is `csvText`. `file`: bytes with their name and type.
   */
  readonly respondsWith?: "browser" | "calendar" | "csv" | "events" | "file";
  /** HTTP status of a success; 200 by default. */
  readonly status?: 200 | 201;
  /** Accepts an `Idempotency-Key`: a repeated call with the same key has no further effect and gets the first reply. */
  readonly idempotent?: true;
  /** The handler gets the body as raw bytes: an outside service has signed them, or they have a type of their own. Excludes `body`. */
  readonly rawBody?: true;
  /** Of a raw body that may be larger than others. Few such bodies are read at a time. */
  readonly maxBodyBytes?: number;
  /** Opens a session. In a browser, the response also sets the cookie that the session is bound to. */
  readonly setsSessionCookie?: true;
  /** Only our own pages may open it: a link on another site gets an error. */
  readonly ownPagesOnly?: true;
  /** Exists for trying the shop out only: a request that does not come from this machine gets a 404. */
  readonly sandbox?: true;
  /** Under overload, `always` is never rejected, and `high` is rejected only after all others. */
  readonly priority?: "always" | "high";
  /** Possible errors in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** Rate limit per network address; calls beyond it fail with `rate_limited`. */
  readonly limit?: Limit;
  /** Rate limit per account, from whichever addresses it calls. */
  readonly accountLimit?: Limit;
  /** The handler can queue a mail. A test finds those handlers, and demands this and the limits. */
  readonly sendsMail?: true;
  /** The reply is the same for every caller and is cached until one of these topics changes. */
  readonly invalidatedBy?: readonly [Topic, ...Topic[]];
  /** The reply depends on the time too: it is cached for so long at most. Pages cannot be made from it. */
  readonly maxAgeSeconds?: number;
  /** Opens a session of staff: the response sets its cookie. */
  readonly opensStaffSession?: true;
  /** Ends the caller's session of staff: the response clears its cookie. */
  readonly endsStaffSession?: true;
}

/** For `anyone`, or for a signed-in `customer`: any valid token. */
interface CustomerEndpoint extends EndpointBase {
  readonly access: "anyone" | "customer";
  readonly permission?: never;
}

/** For `staff` with this permission, identified by the cookie of their session. Every change leaves an audit entry. */
interface StaffEndpoint extends EndpointBase {
  readonly access: "staff";
  readonly permission: Permission;
  /** Open to a session that still lacks the second factor, so that it can be set up. */
  readonly beforeSecondFactor?: true;
  /** The caller must have confirmed who they are in the last minutes; otherwise `confirm_identity`. */
  readonly confirmsIdentity?: true;
  /** Why a change leaves no audit entry. */
  readonly unaudited?: string;
}

export type Endpoint = CustomerEndpoint | StaffEndpoint;

/** A redirect, or a page to show. */
export const browserResponse = z.union([
  z.object({ redirect: z.url(), headers: z.record(z.string(), z.string()).optional() }),
  z.object({ html: z.string(), headers: z.record(z.string(), z.string()).optional() }),
]);
export type BrowserResponse = z.output<typeof browserResponse>;

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** Checks one row of the table and preserves its literal types. */
export const endpoint = <const E extends Endpoint>(row: E): E => row;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : never;

export type ParamsOf<E extends Endpoint> = Parsed<E["params"]>;
export type QueryOf<E extends Endpoint> = Parsed<E["query"]>;
export type BodyOf<E extends Endpoint> = Parsed<E["body"]>;
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;

type Part<Name extends string, S> = [S] extends [z.ZodType] ? { [K in Name]: Sent<S> } : { [K in Name]?: never };

/** What a caller of the endpoint has to pass. */
export type RequestOf<E extends Endpoint> = Part<"params", E["params"]> &
  ({} extends Sent<E["query"]> ? { query?: Sent<E["query"]> } : Part<"query", E["query"]>) &
  Part<"body", E["body"]>;
