import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runBounded } from "../run-bounded.mjs";
import { notRun, verdictOf } from "../verdict.mjs";

const seconds = 300;

/** Those that need no other host. */
const modules = "blindsql,cookieflags,crlf,csp,exec,file,http_headers,permanentxss,redirect,sql,xss,xxe";

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

/** Crawls two levels deep and attacks every form and parameter it finds, each module for some seconds. */
export async function checkWithWapiti({ origin, folder }) {
  const report = path.join(folder, "wapiti.json");
  const target = ["-u", `${origin}/`, "-m", modules, "--scope", "folder"];
  const output = ["-f", "json", "-o", report, "--store-session", folder];
  const { isMissing, stderr } = await runBounded("wapiti", [...target, ...options, ...limits, ...output], { seconds });
  if (isMissing) return notRun("Debian's package wapiti is missing");
  if (!existsSync(report)) return notRun(`no report: ${stderr.trim().slice(-200)}`);
  const { infos, vulnerabilities } = JSON.parse(readFileSync(report, "utf8"));
  return verdictOf(issuesIn(vulnerabilities), `${infos.crawled_pages_nbr ?? "some"} pages crawled`);
}

/** One is obsolete and harmful in old browsers; the other means something over HTTPS only, where the shop sends it. */
const headersNotMissed = /^(X-XSS-Protection|Strict-Transport-Security) is not set/;

export const issuesIn = (vulnerabilities) =>
  Object.entries(vulnerabilities).flatMap(([category, found]) =>
    found
      .filter(({ info }) => !headersNotMissed.test(info))
      .map(({ method, path, info }) => `${category}: ${method} ${path}: ${info}`),
  );
