/** Values that tell nothing about a person: routes, statements without their parameters, hosts. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** Follows what a process does, as spans. Where tracing is off there is none, and nothing of it is loaded. */
export interface Tracing {
  /** Whether anything is traced now, for callers that describe spans so often that it would be felt. */
  isRecording(): boolean;
  /** Runs the work as a part of what is traced now, if anything is. */
  inSpan<T>(name: string, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>;
  /** Runs the work as a trace of its own, if it is one of those that are sampled. */
  inTrace<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Undefined if the request is not sampled. */
  startRequest(request: StartedRequest): RequestSpan | undefined;
  /** Continues in the span. */
  enter(span: RequestSpan, next: () => void): void;
  /** For log lines written meanwhile. */
  logFields(): { trace_id?: string };
  /** Sends what was not sent yet. */
  close(): Promise<void>;
}

export interface TracingOptions {
  /** The base URL of a collector; spans go to /v1/traces below it. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of requests and jobs that are traced, from 0 to 1. */
  ratio: number;
}

export interface StartedRequest {
  method: string;
  route: string;
  requestId: string;
  /** The caller's own span; or that of the page which makes the request while it is rendered. */
  parent: RemoteParent | "current" | undefined;
}

export interface RequestSpan {
  readonly traceId: string;
  end(statusCode: number): void;
}

export interface RemoteParent {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const traceparentPattern = /^(?!ff)[\da-f]{2}-((?!0{32})[\da-f]{32})-((?!0{16})[\da-f]{16})-([\da-f]{2})(-|$)/;

/** Reads the `traceparent` header of W3C Trace Context. */
export function readTraceparent(header: unknown): RemoteParent | undefined {
  const [, traceId, spanId, flags] = (typeof header === "string" && traceparentPattern.exec(header)) || [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: Number.parseInt(flags, 16) % 2 === 1 };
}

/** Whether an id has the form of a trace id: 16 bytes that are not all 0. */
export const isTraceId = (text: string): boolean => /^(?!0{32})[\da-f]{32}$/.test(text);
