import type {
  BodyOf,
  BrowserAnswer,
  CalendarAnswer,
  Endpoint,
  EndpointTable,
  FieldErrors,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from "@pawhaven/contract";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Admission } from "../admission.ts";
import type { Kept } from "../kept.ts";
import type { EventStream } from "../live.ts";
import type { RateLimiter } from "../rate-limit.ts";
import type { Caller, Visitor } from "../sessions.ts";
import { answersBrowser, sendToBrowser, useWindowHeaders } from "./browser-answer.ts";
import { readCookies } from "./cookies.ts";
import { EncodedBody } from "./encoded-body.ts";
import { readForm } from "./form.ts";
import { readIdempotencyKey } from "./idempotency-key.ts";
import { speakJsonOnly } from "./json-body.ts";
import { bytesOf, placeFor } from "./place-for.ts";
import { sendCalendar, sendEvents } from "./other-answers.ts";
import { Refusal } from "./refusal.ts";
import { unwritablePlaces } from "./unwritable.ts";
import { admit } from "./use-admission.ts";
import { whenThere } from "./when-there.ts";

/** What a handler is given: everything checked, nothing raw. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  caller: E["access"] extends "customer" | "staff" ? Caller : null;
  visitor: Visitor;
  /** Only for windows. A program shows its token, which no browser sends by itself. */
  cookies: E["answers"] extends "browser" ? ReadonlyMap<string, string> : null;
  file: E["file"] extends object ? Buffer : null;
  /** By which a repetition of the same call is recognised, if the caller sent one. */
  idempotencyKey: E["repeatable"] extends true ? string | null : null;
  /** The exact bytes that were signed, and the headers that carry the signature. */
  rawBody: E["rawBody"] extends true ? Buffer : null;
  headers: E["rawBody"] extends true ? IncomingHttpHeaders : null;
}

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<E["answers"] extends "events" ? EventStream : ReplyOf<E>>;

/** One handler per row of a table: a missing or superfluous one does not compile. */
export type Handlers<T extends EndpointTable> = { [Name in keyof T]: Handler<T[Name]> };

export interface MountTools {
  authenticate(header: string | undefined): Promise<Caller | null>;
  limiter: Pick<RateLimiter, "take">;
  kept: Kept<EncodedBody>;
  admission: Admission;
  /** In tests every reply is held against its schema. */
  checkReplies: boolean;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The row of the contract a route stands for. */
    endpoint?: Endpoint;
  }
}

/** Refuses any route below /api that does not come from the contract. To be called before anything is mounted. */
export function allowOnlyContractRoutes(app: FastifyInstance, besides: readonly string[] = []): void {
  app.addHook("onRoute", ({ url, config }) => {
    if (url.startsWith("/api") && !config?.endpoint && !besides.includes(url)) {
      throw new Error(`${url} is not in the contract, so it cannot be mounted.`);
    }
  });
}

export function mount<T extends EndpointTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  tools: MountTools,
): void {
  speakJsonOnly(app);
  for (const [name, endpoint] of Object.entries(table)) {
    const handle = handlers[name] as unknown as Handler<Endpoint>;
    const { method, path: url } = endpoint;
    placeFor(app, endpoint, (place) =>
      place.route({
        method,
        url,
        config: { endpoint },
        // What is kept is compressed once and kept so; what is told live must not wait to be compressed.
        ...((endpoint.keptUntil || endpoint.answers === "events") && { compress: false, decompress: false }),
        // Asked for its headers alone, a stream would be opened and never be read.
        ...(endpoint.answers === "events" && { exposeHeadRoute: false }),
        ...(answersBrowser(endpoint) && { onRequest: useWindowHeaders }),
        handler: (request, reply) =>
          endpoint.keptUntil
            ? serveKept(endpoint, handle, tools, request, reply)
            : serve(endpoint, handle, tools, request, reply),
      }),
    );
  }
}

async function serve(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  tools: MountTools,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = await answer(endpoint, handle, tools, request);
  if (endpoint.answers === "events") return sendEvents(reply, result as EventStream);
  if (endpoint.answers === "calendar") return sendCalendar(reply, result as CalendarAnswer);
  if (answersBrowser(endpoint)) return sendToBrowser(reply, result as BrowserAnswer);
  return reply
    .status(endpoint.status ?? 200)
    .header("cache-control", "no-store")
    .send(result);
}

/** Most of what is asked for is kept, and is then sent before anybody else is heard. */
function serveKept(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  tools: MountTools,
  request: FastifyRequest,
  reply: FastifyReply,
): void | Promise<void> {
  const body = tools.kept.get(keyOf(endpoint, request), async () => {
    admit(tools.admission, request);
    const result = await answer(endpoint, handle, tools, request);
    return { value: new EncodedBody(JSON.stringify(result)), keptUntil: endpoint.keptUntil };
  });
  return whenThere(body, (kept) => {
    reply.header("cache-control", "no-cache").type("application/json; charset=utf-8");
    return kept.send(request, reply);
  });
}

async function answer(
  endpoint: Endpoint,
  handle: Handler<Endpoint>,
  tools: MountTools,
  request: FastifyRequest,
): Promise<unknown> {
  const result = await handle(await readCall(endpoint, tools, request));
  return tools.checkReplies && endpoint.answers !== "events" ? checkedReply(endpoint, result) : result;
}

/** Parameters that the endpoint does not know, and their order, make no other reply. */
function keyOf({ query }: Endpoint, request: FastifyRequest): string {
  if (!request.url.includes("?")) return request.url;
  const path = request.url.replace(/\?.*/s, "");
  if (!query) return path;
  const given = request.query as Record<string, unknown>;
  const known = Object.keys(query.shape).filter((name) => given[name] !== undefined);
  return known.length === 0 ? path : `${path}?${JSON.stringify(known.map((name) => [name, given[name]]))}`;
}

async function readCall(endpoint: Endpoint, tools: MountTools, request: FastifyRequest): Promise<Call<Endpoint>> {
  const caller = await readCaller(endpoint, tools, request);
  const idempotencyKey = endpoint.repeatable ? readIdempotencyKey(request.headers) : null;
  const form = endpoint.file && (await readForm(request, endpoint.file.maxBytes));
  const call = {
    params: endpoint.params && readParams(endpoint.params, request.params),
    query: endpoint.query && readFields(endpoint.query, request.query),
    body: endpoint.body && readBody(endpoint.body, form ? form.fields : request.body),
    caller: caller as Call<Endpoint>["caller"],
    cookies: (answersBrowser(endpoint) ? readCookies(request.headers.cookie) : null) as Call<Endpoint>["cookies"],
    visitor: { address: request.ip, device: request.headers["user-agent"]?.slice(0, 200) ?? "" },
    file: (form?.file ?? null) as Call<Endpoint>["file"],
    idempotencyKey: idempotencyKey as Call<Endpoint>["idempotencyKey"],
    rawBody: (endpoint.rawBody ? bytesOf(request) : null) as Call<Endpoint>["rawBody"],
    headers: (endpoint.rawBody ? request.headers : null) as Call<Endpoint>["headers"],
  };
  if (endpoint.limit) await tools.limiter.take(`${endpoint.path} ${request.ip}`, endpoint.limit);
  return call;
}

async function readCaller({ access }: Endpoint, tools: MountTools, request: FastifyRequest): Promise<Caller | null> {
  if (access === "anyone") return null;
  const caller = await tools.authenticate(request.headers.authorization);
  if (!caller) throw new Refusal("unauthenticated", "Please sign in to continue.");
  if (access === "staff" && caller.role !== "admin") throw new Refusal("forbidden", "This is for our staff only.");
  return caller;
}

/** An address whose parts make no sense names nothing. */
function readParams(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success && unwritablePlaces(parsed.data).length === 0) return parsed.data;
  throw new Refusal("not_found", "There is nothing at this address.");
}

function readBody(schema: z.ZodObject, value: unknown) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) throw new Refusal("malformed", "The request body must be a JSON object.");
  return readFields(schema, value);
}

function readFields(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value);
  const errors = parsed.success ? unwritableErrors(parsed.data) : fieldErrors(parsed.error);
  if (parsed.success && Object.keys(errors).length === 0) return parsed.data;
  throw new Refusal("invalid", Object.values(errors)[0]?.[0] ?? "Some fields are not valid.", { errors });
}

const unwritableErrors = (fields: unknown): FieldErrors =>
  Object.fromEntries(
    unwritablePlaces(fields).map((place) => [place, ["A text holds a character that cannot be used here."]]),
  );

function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) (errors[issue.path.join(".") || "body"] ??= []).push(issue.message);
  return errors;
}

function checkedReply(endpoint: Endpoint, reply: unknown): unknown {
  const parsed = endpoint.reply.safeParse(reply);
  if (parsed.success) return reply;
  throw new Error(`The reply of ${endpoint.method} ${endpoint.path} breaks the contract: ${parsed.error.message}`);
}
