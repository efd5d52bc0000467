import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { Writable } from "node:stream";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { buildApp } from "./app.ts";
import { openContent } from "./open-content.ts";
import { readSettings } from "../settings.ts";
import { createTestEnvironment, openTestDatabase } from "../../test/support/test-database.ts";
import { MailServer } from "../../test/support/mail-server.ts";
import { JobScheduler } from "../platform/job-scheduler.ts";
import { createLogger } from "../platform/log.ts";
import { deliverDueMails, smtpTransport } from "../platform/mail/deliver.ts";
import { mailText } from "../platform/mail/mail-text.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { JobMetrics } from "../platform/metrics/job-metrics.ts";
import { OpenTelemetry } from "../platform/tracing/open-telemetry.ts";
import { traceMail } from "../platform/tracing/trace-mail.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status?: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** Receives OTLP over HTTP, as a collector does. */
const received: Span[] = [];
const paths = new Set<string>();
const receive = async (request: IncomingMessage, response: ServerResponse) => {
  paths.add(`${request.method} ${request.url} ${request.headers["authorization"]}`);
  const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
};
const collector = createServer((request, response) => void receive(request, response)).listen(0, "127.0.0.1");
await once(collector, "listening");

/** Somebody whom the shop calls. */
const outside = createServer((_, response) => response.end("hello")).listen(0, "127.0.0.1");
await once(outside, "listening");
const outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/secret-path`;

const settings = readSettings({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20swordfish",
  TRUST_PROXY: "on",
  LOG_LEVEL: "info",
});
if (!settings.traces) throw new Error("Traces are off.");

const lines: string[] = [];
const stream = new Writable({
  write(chunk: Buffer, _, done) {
    lines.push(...chunk.toString().trim().split("\n"));
    done();
  },
});

const environment = await createTestEnvironment("migrated");
const tracing = new OpenTelemetry(settings.traces, { batchMs: 20, maxPerSecond: Infinity });
const logger = createLogger("info", stream, () => tracing.logFields());
const database = await openTestDatabase(environment, undefined, tracing);
const app = await buildApp({
  settings: { ...settings, dataFolder: environment.dataFolder },
  database,
  ...(await openContent(database, settings)),
  logger,
  tracing,
  webBuild: {
    canonicalUrl: (url) => url,
    inlineCode: {},
    assetsFolder: environment.dataFolder,
    async renderPage(request, { api }) {
      if (request.url.endsWith("/calling")) await (await fetch(outsideUrl)).text();
      if (request.url.endsWith("/failing")) return new Response("", { status: 500 });
      return new Response(JSON.stringify(await api.listGears()));
    },
  },
});
afterAll(async () => {
  await app.close();
  await tracing.close();
  await database.close();
  await environment.remove();
  collector.close();
  outside.close();
});
beforeEach(() => void lines.splice(0));

/** The spans of one trace once all of them were sent. */
async function spansOf(traceId: string): Promise<Span[]> {
  const own = () => received.filter((span) => span.traceId === traceId);
  await expect.poll(() => own().some(({ parentSpanId }) => isRoot(parentSpanId))).toBe(true);
  return own();
}
const callerSpan = "00f067aa0ba902b7";
const isRoot = (parent: string | undefined) => !parent || parent === callerSpan;
const attribute = ({ attributes }: Span, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe("a traced shop", () => {
  it("sends a request with its statements as spans, under the id that the log and the response have", async () => {
    const { headers } = await app.inject({ url: "/api/gears/424242" });
    const id = String(headers["x-request-id"]);
    const spans = await spansOf(id);
    const request = spans.find(({ name }) => name === "GET /api/gears/:id");
    expect(request && attribute(request, "http.response.status_code")).toBe(404);
    const statement = spans.find((span) => attribute(span, "db.query.text"));
    expect(statement?.parentSpanId).toBe(request?.spanId);
    expect(JSON.stringify(spans)).not.toContain("424242");
    expect(logged().map(({ reqId, trace_id: traceId }) => [reqId, traceId])).toEqual([
      [id, id],
      [id, id],
    ]);
    expect([...paths]).toEqual(["POST /v1/traces Bearer swordfish"]);
  });

  it("joins a rendered page, the calls it makes and what it asks others for into one trace", async () => {
    const { headers } = await app.inject({ url: "/calling" });
    const spans = await spansOf(String(headers["x-request-id"]));
    const parentOf = (name: string | RegExp) => {
      const span = spans.find((each) => each.name.match(name));
      return spans.find(({ spanId }) => spanId === span?.parentSpanId)?.name;
    };
    expect(parentOf("render page")).toBe("GET /*");
    expect(parentOf("GET /api/gears")).toBe("render page");
    expect(parentOf(/^GET 127\.0\.0\.1/)).toBe("render page");
    expect(JSON.stringify(spans)).not.toContain("secret-path");
  });

  it("keeps the context of a request whose body had to be read", async () => {
    const { headers } = await app.inject({
      method: "POST",
      url: "/api/login",
      payload: { email: "a@b.co", password: "x" },
    });
    const spans = await spansOf(String(headers["x-request-id"]));
    expect(spans.some((span) => attribute(span, "db.query.text"))).toBe(true);
  });

  it("goes on with the trace of a trusted caller, and leaves out what the caller does not sample", async () => {
    const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
    const ask = (flags: string, trace: string) =>
      app.inject({ url: "/api/health", headers: { traceparent: `00-${trace}-${callerSpan}-${flags}` } });
    expect((await ask("01", traceId)).headers["x-request-id"]).toBe(traceId);
    const unsampled = traceId.replace("4b", "5b");
    await ask("00", unsampled);
    const request = (await spansOf(traceId)).find(({ parentSpanId }) => parentSpanId === callerSpan);
    expect(request).toMatchObject({ name: "GET /api/health", kind: 2 });
    expect(received.some((span) => span.traceId === unsampled)).toBe(false);
  });

  it("tells whoever gets an error the id of its trace", async () => {
    const { headers } = await app.inject({ url: "/failing" });
    expect(headers["server-timing"]).toBe(`request;desc="${headers["x-request-id"]}"`);
    await database.db.execute("alter table gears rename to hidden_gears");
    const failed = await app.inject({ url: "/api/gears/7" });
    await database.db.execute("alter table hidden_gears rename to gears");
    expect(failed.json()).toMatchObject({ code: "internal", request_id: failed.headers["x-request-id"] });
    const spans = await spansOf(String(failed.headers["x-request-id"]));
    expect(spans.find(({ name }) => name === "GET /api/gears/:id")?.status).toEqual({ code: 2 });
    expect(spans.some((span) => attribute(span, "error.type") === "42P01")).toBe(true);
  });

  it("sends a run of a job as a trace of its own", async () => {
    const jobs = new JobScheduler(logger, new JobMetrics(), tracing);
    jobs.schedule({ title: "counting", intervalMs: 5, work: async () => void (await database.db.execute("select 1")) });
    await expect.poll(() => received.some(({ name }) => name === "job counting")).toBe(true);
    await jobs.stop();
    const job = received.find(({ name }) => name === "job counting");
    expect(received.some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true);
  });

  it("sends the delivery of a mail as a part of its job, and does not tell to whom", async () => {
    const server = new MailServer();
    await server.start();
    const { host } = new URL(server.url);
    const transport = traceMail(
      smtpTransport(server.url, () => "hello@shop.example"),
      tracing,
      host,
    );
    const mailer = { shop: { name: "Pawhaven", email: "hello@shop.example" }, mailLimits: settings.mailLimits };
    const mail = { to: "linh@example.com", userId: null, subject: mailText`Hello`, paragraphs: [], merge: null };
    await database.transaction((tx) => queueMail(tx, mailer, mail));
    await tracing.inTrace("job mail delivery", () => deliverDueMails(database.db, transport));
    transport.close();
    await server.stop();
    expect(server.received).toHaveLength(1);
    await expect.poll(() => received.some(({ name }) => name === "job mail delivery")).toBe(true);
    const job = received.find(({ name }) => name === "job mail delivery");
    const delivery = received.find(({ name }) => name === `SMTP ${host}`);
    expect(delivery).toMatchObject({ parentSpanId: job?.spanId, traceId: job?.traceId });
    expect(JSON.stringify(received)).not.toContain("linh@example.com");
  });
});

it("loses spans and nothing else while the collector is away, also when it shuts down", async () => {
  const { traces } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  if (!traces) throw new Error("Traces are off.");
  const unheard = new OpenTelemetry(traces);
  expect(await unheard.inTrace("job", async () => unheard.logFields())).toHaveProperty("trace_id");
  await expect(unheard.close()).resolves.toBeUndefined();
});

it("traces none of the requests where the share is 0, and needs no collector to work", async () => {
  const { traces } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", OTEL_TRACES_SAMPLER_ARG: "0" });
  if (!traces) throw new Error("Traces are off.");
  const silent = new OpenTelemetry(traces);
  expect(
    silent.startRequest({ method: "GET", route: "/", requestId: "a".repeat(32), parent: undefined }),
  ).toBeUndefined();
  expect(await silent.inTrace("job", async () => silent.logFields())).toEqual({});
  await silent.close();
});

it("begins a bounded number of traces a second, so that a busy shop pays no more for them than a quiet one", async () => {
  const { traces } = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  if (!traces) throw new Error("Traces are off.");
  vi.useFakeTimers({ toFake: ["performance"] });
  const bounded = new OpenTelemetry(traces, { maxPerSecond: 3 });
  const caller = { traceId: "4bf92f3577b34da6a3ce929d0e0e4736", spanId: callerSpan, isSampled: true };
  const begin = (parent?: typeof caller) =>
    bounded.startRequest({ method: "GET", route: "/", requestId: "", parent }) !== undefined;
  const countBegun = (parent?: typeof caller) => Array.from({ length: 10 }, () => begin(parent)).filter(Boolean).length;
  expect([countBegun(), countBegun()]).toEqual([3, 0]);
  vi.advanceTimersByTime(1000);
  expect([countBegun(caller), countBegun()]).toEqual([3, 0]);
  vi.advanceTimersByTime(1000);
  expect(countBegun()).toBe(3);
  vi.useRealTimers();
  await bounded.close();
});
