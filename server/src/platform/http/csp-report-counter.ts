import type { FastifyBaseLogger } from "fastify";

const reportIntervalMs = 60_000;
/** Anybody can send reports, so what they say is bounded: in kinds, in length and in characters. */
const maxKinds = 20;
const maxPerRequest = 20;
const otherKinds = "other";

/** The two formats that browsers send: a list of reports (`report-to`), or one report (`report-uri`). */
interface Report {
  body?: Partial<Record<"effectiveDirective" | "blockedURL", unknown>>;
  "csp-report"?: Partial<Record<"effective-directive" | "violated-directive" | "blocked-uri", unknown>>;
}

/**
 * Counts violations of the content security policy and logs the numbers once a minute. A report itself is neither stored
 * nor logged, because its URLs may contain secrets.
 */
export class CspReportCounter {
  private readonly log: FastifyBaseLogger;
  private counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(log: FastifyBaseLogger) {
    this.log = log;
  }

  /** Returns how many violations the body reports. */
  count(body: Buffer): number {
    const kinds = [parse(body)].flat().slice(0, maxPerRequest).flatMap(kindOf);
    for (const kind of kinds) this.add(kind);
    if (kinds.length > 0) this.timer ??= setTimeout(() => this.flush(), reportIntervalMs).unref();
    return kinds.length;
  }

  /** Logs what was counted since the last time. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.counts.size > 0) this.log.warn({ violations: Object.fromEntries(this.counts) }, "CSP violations");
    this.counts = new Map();
  }

  private add(kind: string): void {
    const key = this.counts.has(kind) || this.counts.size < maxKinds ? kind : otherKinds;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return [];
  }
}

/** Like `script-src-elem inline`, or with the origin of what was blocked. */
function kindOf(report: unknown): string[] {
  if (typeof report !== "object" || report === null) return [];
  const { body, "csp-report": old } = report as Report;
  const directive = body?.effectiveDirective ?? old?.["effective-directive"] ?? old?.["violated-directive"];
  if (typeof directive !== "string" || !/^[a-z-]{3,40}$/.test(directive)) return [];
  return [`${directive} ${blockedSource(body?.blockedURL ?? old?.["blocked-uri"])}`];
}

function blockedSource(blocked: unknown): string {
  if (typeof blocked !== "string") return otherKinds;
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  const origin = URL.parse(blocked)?.origin ?? "null";
  return origin === "null" || origin.length > 100 ? otherKinds : origin;
}
