import { runBounded } from "../run-bounded.mjs";
import { groupByPage, notRun, verdictOf } from "../verdict.mjs";
import { installedFile } from "./tools.mjs";

const seconds = 240;

/**
 * Follows the links and resources of all pages, few at a time: one network that asks for many new pages at once is told to
 * wait. The addresses of other sites are left alone.
 */
export async function checkWithLinkinator({ origin }) {
  const cli = installedFile("linkinator/build/src/cli.js");
  const elsewhere = `^(?!${origin.replaceAll(".", "\\.")}(/|$))`;
  const args = [cli, origin, "--recurse", "--format", "json", "--concurrency", "2", "--skip", elsewhere];
  const { stdout, stderr, hasTimedOut } = await runBounded(process.execPath, args, { seconds });
  if (hasTimedOut) return notRun(`not finished in ${seconds} s`);
  if (!stdout.includes("{")) return notRun(`no report: ${stderr.trim().slice(0, 200)}`);
  const { links } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  const followed = links.filter(({ state }) => state !== "SKIPPED");
  return verdictOf(issuesIn(links, origin), `${followed.length} links and resources`);
}

export const issuesIn = (links, origin) =>
  groupByPage(
    links
      .filter(({ state }) => state === "BROKEN")
      .map(({ url, status, parent }) => ({
        issue: `${status} ${url.replace(origin, "")}`,
        page: parent?.replace(origin, "") || "/",
      })),
  );
