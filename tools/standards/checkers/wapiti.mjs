import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runBounded } from "../run-bounded.mjs";
import { notRun, verdictOf } from "../verdict.mjs";

const seconds = 300;

/** Those that need no other host. */
const modules = "blindsql,cookieflags,crlf,csp,exec,file,http_headers,permanentxss,redirect,sql,xss,xxe";

/** Crawls two levels deep and attacks every form and parameter it finds, each module for some seconds. */
export async function checkWithWapiti({ origin, folder }) {
  const report = path.join(folder, "wapiti.json");
  const limits = ["-d", "2", "--max-links-per-page", "15", "--max-files-per-dir", "15", "--max-attack-time", "15"];
  const { isMissing, stderr } = await runBounded(
    "wapiti",
    [
      ...["-u", `${origin}/`, "-m", modules, "--scope", "folder", "--max-scan-time", "90", ...limits],
      ...["--flush-session", "--no-bugreport", "-v", "0", "-f", "json", "-o", report, "--store-session", folder],
    ],
    { seconds },
  );
  if (isMissing) return notRun("Debian's package wapiti is missing");
  if (!existsSync(report)) return notRun(`no report: ${stderr.trim().slice(-200)}`);
  const { infos, vulnerabilities } = JSON.parse(readFileSync(report, "utf8"));
  return verdictOf(issuesIn(vulnerabilities), `${infos.crawled_pages_nbr ?? "some"} pages crawled`);
}

export const issuesIn = (vulnerabilities) =>
  Object.entries(vulnerabilities).flatMap(([category, found]) =>
    found.map(({ method, path, info }) => `${category}: ${method} ${path}: ${info}`),
  );
