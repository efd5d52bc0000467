import { expect, it } from "vitest";
import { issuesIn as brokenLinks } from "./checkers/linkinator.mjs";
import { issuesIn as openApiErrors } from "./checkers/redocly.mjs";
import { hasFinished, isInjectable } from "./checkers/sqlmap.mjs";
import { issuesIn as htmlErrors } from "./checkers/vnu.mjs";
import { attackedCount, issuesIn as vulnerabilities } from "./checkers/wapiti.mjs";
import { renderReport } from "./report.mjs";
import { notRun, verdictOf } from "./verdict.mjs";

it("the same error on several pages is one issue, and warnings are none", () => {
  const pageByFile = new Map([
    ["/tmp/a.html", "/"],
    ["/tmp/b.html", "/petshop"],
  ]);
  const messages = [
    { type: "error", message: "h3 not allowed", url: "file:/tmp/a.html" },
    { type: "error", message: "h3 not allowed", url: "file:/tmp/b.html" },
    { type: "info", message: "trailing slash", url: "file:/tmp/b.html" },
  ];
  expect(htmlErrors({ messages }, pageByFile)).toEqual(["h3 not allowed (/, /petshop)"]);
});

it("a broken link is named with the page it is on", () => {
  const links = [
    { url: "http://shop/", status: 200, state: "OK" },
    { url: "http://shop/gone", status: 404, state: "BROKEN", parent: "http://shop/contact" },
    { url: "https://elsewhere.example/", state: "SKIPPED", parent: "http://shop/" },
  ];
  expect(brokenLinks(links, "http://shop")).toEqual(["404 /gone (/contact)"]);
});

it("an error of the OpenAPI document is named once, with its first place", () => {
  const problem = (severity, pointer) => ({ ruleId: "struct", severity, message: "unknown", location: [{ pointer }] });
  const problems = [problem("error", "#/a"), problem("error", "#/b"), problem("warn", "#/c")];
  expect(openApiErrors({ problems })).toEqual(["struct: unknown (2 times, first at #/a)"]);
});

it("an injection is recognized, and so is a run that found none", () => {
  expect(isInjectable("sqlmap identified the following injection point(s)")).toBe(true);
  const clean = "[CRITICAL] all tested parameters do not appear to be injectable.";
  expect([isInjectable(clean), hasFinished(clean)]).toEqual([false, true]);
  expect(vulnerabilities({ "SQL Injection": [{ method: "GET", path: "/a", info: "b" }], CRLF: [] })).toHaveLength(1);
  expect(attackedCount("[*] Wapiti found 35 URLs and forms during the scan")).toBe(35);
});

it("the report says what was found, what was not, and what did not run", () => {
  const page = renderReport(
    [
      { name: "vnu", subject: "HTML", ...verdictOf(["h3 in span (/)"], "3 pages") },
      { name: "linkinator", subject: "links", ...verdictOf([], "80 links") },
      { name: "wapiti", subject: "attacks", ...notRun("wapiti is missing") },
    ],
    "2026-11-16",
  );
  for (const line of [
    "| vnu | HTML | 3 pages | 1 issues |",
    "| linkinator | links | 80 links | passed |",
    "| wapiti | attacks | wapiti is missing | not run |",
    "- h3 in span (/)",
  ])
    expect(page).toContain(line);
});
