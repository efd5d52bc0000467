import type { IncomingHttpHeaders } from "node:http";
import {
  type BodyOf,
  defaultWriteLimit,
  type Endpoint,
  type FieldErrors,
  type ParamsOf,
  type QueryOf,
} from "@pawhaven/contract";
import { type Cookies, parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { networkOf } from "../auth/network.ts";
import type { RateLimiter } from "../auth/rate-limiter.ts";
import { inProcessAddress } from "../overload/use-load-shedding.ts";
import type { Caller, Visitor } from "../auth/sessions.ts";
import type { StaffCaller } from "../auth/staff-sessions.ts";
import { ApiError } from "./api-error.ts";
import { respondsToBrowser } from "./browser-response.ts";
import { readForm, readFormToDisk } from "./form.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { readStaffCaller, type StaffAccess } from "./read-staff-caller.ts";
import { rawBodyOf } from "./route-scope.ts";
import type { SessionCookie } from "./session-cookie.ts";
import { unstorableTextPaths } from "./unstorable-text.ts";

/** The validated request a handler receives. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: E["access"] extends "staff" ? StaffCaller : E["access"] extends "customer" ? Caller : null;
  visitor: Visitor;
  /** Only for browser navigation. API calls authenticate by a token, which browsers do not send by themselves (CSRF). */
  cookies: E["respondsWith"] extends "browser" ? Cookies : null;
  /** Its bytes, or the path of the temporary file that has them. */
  file: E["file"] extends { onDisk: true } ? string : E["file"] extends object ? Buffer : null;
  idempotencyKey: E["idempotent"] extends true ? string | null : null;
  /** The exact bytes, and the headers with the signature, of a signed request. */
  rawBody: E["rawBody"] extends true ? Buffer : null;
  headers: E["rawBody"] extends true ? IncomingHttpHeaders : null;
}

export interface CallOptions {
  /** Gets the `Authorization` header and the value of the session cookie. */
  authenticate(header: string | undefined, binding: string | undefined): Promise<Caller | null>;
  sessionCookie: SessionCookie;
  staffAccess: StaffAccess;
  limiter: Pick<RateLimiter, "consume">;
}

/** New values for the cookies that the response sets if the call succeeds. */
export interface NewCookies {
  binding: string | undefined;
  staffToken: string | undefined;
}

export async function readCall(
  endpoint: Endpoint,
  options: CallOptions,
  request: FastifyRequest,
  { binding, staffToken }: Partial<NewCookies> = {},
): Promise<Call<Endpoint>> {
  assertOwnPage(endpoint, request);
  const caller = await readCaller(endpoint, options, request);
  const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(request.headers) : null;
  const form = endpoint.file && (await readFile(endpoint.file, request));
  const call = {
    params: endpoint.params && readParams(endpoint.params, request.params),
    query: endpoint.query && readFields(endpoint.query, request.query),
    body: endpoint.body && readBody(endpoint.body, form ? form.fields : request.body),
    caller: caller as Call<Endpoint>["caller"],
    cookies: (respondsToBrowser(endpoint)
      ? parseCookie(request.headers.cookie ?? "")
      : null) as Call<Endpoint>["cookies"],
    visitor: {
      address: request.ip,
      device: request.headers["user-agent"]?.slice(0, 200) ?? "",
      binding,
      staffToken,
      requestId: request.id,
    },
    file: (form?.file ?? null) as Call<Endpoint>["file"],
    idempotencyKey: idempotencyKey as Call<Endpoint>["idempotencyKey"],
    rawBody: (endpoint.rawBody ? rawBodyOf(request) : null) as Call<Endpoint>["rawBody"],
    headers: (endpoint.rawBody ? request.headers : null) as Call<Endpoint>["headers"],
  };
  await countCall(endpoint, options, request, caller);
  return call;
}

const readFile = ({ maxBytes, onDisk }: NonNullable<Endpoint["file"]>, request: FastifyRequest) =>
  onDisk ? readFormToDisk(request, maxBytes) : readForm(request, maxBytes);

/** Browsers say where a navigation started. Other clients say nothing, and nobody can trick them into a request. */
function assertOwnPage({ ownPagesOnly }: Endpoint, { headers }: FastifyRequest): void {
  const isFromElsewhere = ["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));
  // mutant(../../slices/accounts/google-sign-in-errors.test.ts): another site cannot start a sign-in
  if (ownPagesOnly && isFromElsewhere) throw new ApiError("forbidden", "Please start again on our own page.");
}

async function countCall(
  { method, path, limit, accountLimit }: Endpoint,
  { limiter }: CallOptions,
  request: FastifyRequest,
  caller: Pick<Caller, "userId"> | null,
): Promise<void> {
  // A page that is rendered calls for all its visitors: such pages have a limit of their own.
  const isOfPage = request.socket.remoteAddress === inProcessAddress;
  // mutant(../../slices/messages/messages.test.ts): calls of a limited endpoint are counted
  if (limit && !isOfPage) await limiter.consume(`${method} ${path} ${networkOf(request.ip)}`, limit);
  if (!caller || method === "GET") return;
  const key = `${accountLimit ? `${method} ${path}` : "changes"} by account ${caller.userId}`;
  // mutant(../auth/rate-limiter.test.ts): every change has a price
  await limiter.consume(key, accountLimit ?? defaultWriteLimit);
}

async function readCaller(
  endpoint: Endpoint,
  options: CallOptions,
  request: FastifyRequest,
): Promise<Caller | StaffCaller | null> {
  if (endpoint.access === "anyone") return null;
  if (endpoint.access === "staff") return readStaffCaller(endpoint, options.staffAccess, request);
  const caller = await options.authenticate(request.headers.authorization, options.sessionCookie.read(request.headers));
  // mutant(../../../test/authorization.test.ts): an endpoint for customers requires a valid token
  if (!caller) throw new ApiError("unauthenticated", "Please sign in to continue.");
  return caller;
}

/** A path with invalid parameters identifies nothing: 404, not 422. */
function readParams(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success && unstorableTextPaths(parsed.data).length === 0) return parsed.data;
  throw new ApiError("not_found", "There is nothing at this address.");
}

function readBody(schema: z.ZodObject, value: unknown) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) throw new ApiError("malformed", "The request body must be a JSON object.");
  return readFields(schema, value);
}

function readFields(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value);
  const errors = parsed.success ? unstorableTextErrors(parsed.data) : fieldErrors(parsed.error);
  if (parsed.success && Object.keys(errors).length === 0) return parsed.data;
  throw new ApiError("invalid", Object.values(errors)[0]?.[0] ?? "Some fields are not valid.", { errors });
}

const unstorableTextErrors = (fields: unknown): FieldErrors =>
  Object.fromEntries(
    unstorableTextPaths(fields).map((path) => [path, ["This text contains a character that can't be used here."]]),
  );

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) (errors[issue.path.join(".") || "body"] ??= []).push(issue.message);
  return errors;
}
