import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  type IdGenerator,
  RandomIdGenerator,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { sqlState } from "../db/database.ts";
import { onOutsideCalls } from "./outside-calls.ts";
import {
  isTraceId,
  type RequestSpan,
  type SpanAttributes,
  type StartedRequest,
  type Tracing,
  type TracingOptions,
} from "./tracing.ts";

export interface TracingLimits {
  /** Spans are sent together after this time. */
  batchMs: number;
  /** How many traces begin or are joined within a second. */
  maxPerSecond: number;
}

/** Shorter than the deadline of a shutdown, which sends the last spans. */
const exportTimeoutMs = 5_000;

const defaultLimits: TracingLimits = { batchMs: 5_000, maxPerSecond: 10 };

/** Traces with OpenTelemetry, sent in batches as OTLP over HTTP. Imported on demand, because it loads ten packages. */
export class OpenTelemetry implements Tracing {
  private readonly contexts = new AsyncLocalStorage<Context | undefined>();
  private readonly ids = new ChosenIds();
  private readonly sampler: TraceIdRatioBasedSampler;
  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;
  private readonly stopOutsideCalls: () => void;
  private readonly maxPerSecond: number;
  private second = 0;
  private begunInSecond = 0;

  constructor({ endpoint, headers, serviceName, ratio }: TracingOptions, limits: Partial<TracingLimits> = {}) {
    const { batchMs, maxPerSecond } = { ...defaultLimits, ...limits };
    this.maxPerSecond = maxPerSecond;
    this.sampler = new TraceIdRatioBasedSampler(ratio);
    const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({ "service.name": serviceName, "service.instance.id": String(process.pid) }),
      idGenerator: this.ids,
      spanProcessors: [
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url, headers, timeoutMillis: exportTimeoutMs }),
          scheduledDelayMillis: batchMs,
        }),
      ],
    });
    this.tracer = this.provider.getTracer("pawhaven");
    const collector = new URL(url).host;
    this.stopOutsideCalls = onOutsideCalls(({ method, host }) =>
      // Batches are sent in the context of whichever trace began to fill them. They are not part of it.
      host === collector ? undefined : this.startOutsideCall(method, host),
    );
  }

  isRecording(): boolean {
    return this.contexts.getStore() !== undefined;
  }

  async inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T> {
    const parent = this.contexts.getStore();
    return parent ? this.runIn(this.tracer.startSpan(name, { attributes }, parent), work) : work();
  }

  async inTrace<T>(name: string, work: () => Promise<T>): Promise<T> {
    const span = this.startRoot(name, {}, this.ids.generateTraceId());
    return span ? this.runIn(span, work) : this.contexts.run(undefined, work);
  }

  startRequest({ method, route, requestId, parent }: StartedRequest): RequestSpan | undefined {
    // mutant(../../composition/tracing.postgres.test.ts): callers decide what is sampled, not how much
    if (parent !== "current" && !this.hasBudget()) return undefined;
    const name = `${method} ${route}`;
    const attributes = { "http.request.method": method, "http.route": route };
    const options = { attributes, kind: parent === "current" ? SpanKind.INTERNAL : SpanKind.SERVER };
    if (parent) {
      const context = parent === "current" ? this.contexts.getStore() : remoteContext(parent);
      if (context && parent !== "current") this.begunInSecond += 1;
      return context && new OpenRequestSpan(this.tracer.startSpan(name, options, context));
    }
    const traceId = isTraceId(requestId) ? requestId : this.ids.generateTraceId();
    const span = this.startRoot(name, options, traceId);
    return span && new OpenRequestSpan(span);
  }

  enter(span: RequestSpan, next: () => void): void {
    this.contexts.run(span instanceof OpenRequestSpan ? span.context : undefined, next);
  }

  logFields(): { trace_id?: string } {
    const context = this.contexts.getStore();
    const span = context && trace.getSpan(context);
    return span ? { trace_id: span.spanContext().traceId } : {};
  }

  async close(): Promise<void> {
    this.stopOutsideCalls();
    await this.provider.shutdown().catch(() => {}); // spans are lost if the collector is away, and nothing else
  }

  private startOutsideCall(method: string, host: string): ((failure?: string) => void) | undefined {
    const parent = this.contexts.getStore();
    if (!parent) return undefined;
    const attributes = { "http.request.method": method, "server.address": host };
    const span = this.tracer.startSpan(`${method} ${host}`, { attributes, kind: SpanKind.CLIENT }, parent);
    return (failure) => {
      if (failure) markFailed(span, failure);
      span.end();
    };
  }

  private startRoot(name: string, options: SpanOptions, traceId: string): Span | undefined {
    if (!this.hasBudget() || !this.isSampled(traceId)) return undefined;
    this.begunInSecond += 1;
    this.ids.chosen = traceId;
    const span = this.tracer.startSpan(name, options, ROOT_CONTEXT);
    this.ids.chosen = undefined;
    return span;
  }

  /** What a trace costs is then paid at most so often, however many requests there are. */
  private hasBudget(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.second) this.begunInSecond = 0;
    this.second = second;
    return this.begunInSecond < this.maxPerSecond;
  }

  private isSampled(traceId: string): boolean {
    return this.sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
  }

  private async runIn<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await this.contexts.run(trace.setSpan(ROOT_CONTEXT, span), work);
    } catch (error) {
      markFailed(span, sqlState(error) ?? (error instanceof Error ? error.name : "error"));
      throw error;
    } finally {
      span.end();
    }
  }
}

/** A request chooses the id of its trace, so that the id in the log and in an error is that of the trace. */
class ChosenIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  chosen: string | undefined;

  generateTraceId(): string {
    return this.chosen ?? this.random.generateTraceId();
  }

  generateSpanId(): string {
    return this.random.generateSpanId();
  }
}

class OpenRequestSpan implements RequestSpan {
  readonly context: Context;
  readonly traceId: string;
  private readonly span: Span;

  constructor(span: Span) {
    this.span = span;
    this.context = trace.setSpan(ROOT_CONTEXT, span);
    this.traceId = span.spanContext().traceId;
  }

  end(statusCode: number): void {
    this.span.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) markFailed(this.span, String(statusCode));
    this.span.end();
  }
}

/** Undefined if the caller does not sample its trace. */
function remoteContext({ traceId, spanId, isSampled }: Exclude<StartedRequest["parent"], "current" | undefined>) {
  const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSampled ? trace.setSpanContext(ROOT_CONTEXT, parent) : undefined;
}

/** By its kind alone: the message of an error may repeat what a customer wrote. */
const markFailed = (span: Span, type: string) =>
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
