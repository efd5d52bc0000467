import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runBounded } from "../run-bounded.mjs";
import { notRun, verdictOf } from "../verdict.mjs";

const seconds = 300;

/** Those that need no other host. */
const modules = "blindsql,cookieflags,crlf,csp,exec,file,http_headers,permanentxss,redirect,sql,xss";

const options = ["--flush-session", "--no-bugreport", "-v", "0", "-d", "2"];
const limits = [
  "--max-links-per-page",
  "15",
  "--max-files-per-dir",
  "15",
  "--max-scan-time",
  "90",
  "--max-attack-time",
  "15",
];

/** Beside the pages, which read few parameters on the server. */
const apiPaths = [
  "/api/gears?search=ball&petType=Dogs&category=Toys&sort=price-asc&page=1",
  "/api/gear-suggestions?search=ball",
  "/api/booked-time-slots?service_id=1&date=2030-01-07",
];

/** Attacks every form and parameter of the pages and of what they link to, each module for some seconds. */
export async function checkWithWapiti({ origin, folder, pageByFile }) {
  const report = path.join(folder, "wapiti.json");
  const starts = [...pageByFile.values(), ...apiPaths].flatMap((start) => ["-s", `${origin}${start}`]);
  const target = ["-u", `${origin}/`, ...starts, "-m", modules, "--scope", "folder"];
  const output = ["-f", "json", "-o", report, "--store-session", folder];
  const args = [...target, ...options, ...limits, ...output];
  const { isMissing, stdout, stderr } = await runBounded("wapiti", args, { seconds });
  if (isMissing) return notRun("Debian's package wapiti is missing");
  if (!existsSync(report)) return notRun(`no report: ${stderr.trim().slice(-200)}`);
  const { vulnerabilities } = JSON.parse(readFileSync(report, "utf8"));
  return verdictOf(issuesIn(vulnerabilities), `${attackedCount(stdout)} pages and forms`);
}

export const attackedCount = (output) => Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0);

/** One is obsolete and harmful in old browsers; the other means something over HTTPS only, where the shop sends it. */
const headersNotMissed = /^(X-XSS-Protection|Strict-Transport-Security) is not set/;

export const issuesIn = (vulnerabilities) =>
  Object.entries(vulnerabilities).flatMap(([category, found]) =>
    found
      .filter(({ info }) => !headersNotMissed.test(info))
      .map(({ method, path, info }) => `${category}: ${method} ${path}: ${info}`),
  );
