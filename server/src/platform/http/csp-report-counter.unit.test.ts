import pino from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CspReportCounter } from "./csp-report-counter.ts";

const lines: { msg: string; violations: Record<string, number> }[] = [];
const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });
let counter: CspReportCounter;
beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  counter = new CspReportCounter(logger);
});
afterEach(() => void vi.useRealTimers());

const count = (report: unknown) => counter.count(Buffer.from(JSON.stringify(report)));
const modern = (effectiveDirective: unknown, blockedURL?: unknown) => ({
  type: "csp-violation",
  url: "https://shop.example/reset/secret-token",
  body: { effectiveDirective, blockedURL, documentURL: "https://shop.example/reset/secret-token", sample: "secret()" },
});
const loggedViolations = () => {
  vi.advanceTimersByTime(60_000);
  return lines.map(({ violations }) => violations);
};

it("counts violations by directive and blocked origin, in both formats, and logs them once a minute", () => {
  expect(count([modern("script-src-elem", "inline"), modern("script-src-elem", "inline")])).toBe(2);
  expect(count([modern("img-src", "https://evil.example/track?email=a@b.co")])).toBe(1);
  expect(count({ "csp-report": { "violated-directive": "script-src-elem", "blocked-uri": "inline" } })).toBe(1);
  expect(lines).toEqual([]);
  expect(loggedViolations()).toEqual([{ "script-src-elem inline": 3, "img-src https://evil.example": 1 }]);
  expect(loggedViolations()).toHaveLength(1);
});

it("never logs a secret of the page", () => {
  count([modern("script-src-elem", "https://shop.example/reset/secret-token"), modern("script-src", "data:secret")]);
  expect(JSON.stringify(loggedViolations())).not.toContain("secret");
});

it.each([
  null,
  7,
  "text",
  {},
  [],
  [null],
  [{ body: {} }],
  [modern(7)],
  [modern("script-src\n<b>")],
  { "csp-report": null },
])("ignores what is not a report: %j", (report) => {
  expect(count(report)).toBe(0);
  expect(loggedViolations()).toEqual([]);
});

it("ignores what is not JSON", () => {
  expect(counter.count(Buffer.from("{"))).toBe(0);
});

it("logs a bounded number of kinds, however many are reported", () => {
  for (let site = 0; site < 500; site++) count([modern("img-src", `https://site-${site}.example/`)]);
  const [violations = {}] = loggedViolations();
  expect(Object.keys(violations)).toHaveLength(21);
  expect(violations["other"]).toBe(480);
});

it("counts a bounded number of reports per request", () => {
  expect(count(Array.from({ length: 1000 }, () => modern("img-src", "inline")))).toBe(20);
});
