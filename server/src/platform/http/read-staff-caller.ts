import type { IncomingHttpHeaders } from "node:http";
import { type Endpoint, hasPermission } from "@pawhaven/contract";
import type { FastifyRequest } from "fastify";
import { assertIdentityConfirmed } from "../auth/confirmed-identity.ts";
import type { StaffCaller } from "../auth/staff-sessions.ts";
import { ApiError } from "./api-error.ts";
import type { StaffCookie } from "./staff-cookie.ts";

export interface StaffAccess {
  cookie: StaffCookie;
  /** Gets the value of the cookie and the id of the request. */
  authenticate: (token: string | undefined, requestId: string) => Promise<StaffCaller | null>;
  isSecondFactorRequired: boolean;
}

type StaffEndpoint = Extract<Endpoint, { access: "staff" }>;

export async function readStaffCaller(
  endpoint: StaffEndpoint,
  { cookie, authenticate, isSecondFactorRequired }: StaffAccess,
  { headers, id }: FastifyRequest,
): Promise<StaffCaller> {
  // mutant(../../../test/authorization.test.ts): a page of another origin cannot use the cookie of staff
  if (endpoint.method !== "GET" && !isFromOwnPage(headers))
    throw new ApiError("forbidden", "Please use our own pages for this.");
  const caller = await authenticate(cookie.read(headers), id);
  // mutant(../../../test/authorization.test.ts): an endpoint for staff requires a session of staff
  if (!caller) throw new ApiError("unauthenticated", "Please sign in to the workplace to continue.");
  if (isSecondFactorRequired && !caller.hasSecondFactor && !endpoint.beforeSecondFactor)
    throw new ApiError("second_factor_required", "Please set up your second factor to continue.");
  // mutant(../../../test/authorization.test.ts): staff need the permission that the endpoint names
  if (!hasPermission(caller.role, endpoint.permission))
    throw new ApiError("forbidden", "Your role does not include this.");
  if (endpoint.confirmsIdentity) assertIdentityConfirmed(caller);
  return caller;
}

/** The cookie is sent by itself, so the browser must say that one of our pages asks. Other clients have to say so too. */
function isFromOwnPage({ "sec-fetch-site": site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === "same-origin";
  return origin !== undefined && URL.parse(origin)?.host === host;
}
