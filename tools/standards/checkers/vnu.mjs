import { runBounded } from "../run-bounded.mjs";
import { groupByPage, notRun, verdictOf } from "../verdict.mjs";
import { installedFile } from "./tools.mjs";

const seconds = 300;

/** The Nu HTML checker of the W3C, on the pages as the server sends them. */
export async function checkWithVnu({ pageByFile }) {
  const args = ["-jar", installedFile("vnu-jar/build/dist/vnu.jar"), "--format", "json", "--stdout", "--errors-only"];
  const files = [...pageByFile.keys()];
  const { stdout, stderr, isMissing, hasTimedOut } = await runBounded("java", [...args, ...files], { seconds });
  if (isMissing) return notRun("Java is missing; Debian's package is default-jre-headless");
  if (hasTimedOut) return notRun(`not finished in ${seconds} s`);
  if (!stdout.startsWith("{")) return notRun(`no report: ${stderr.trim().slice(0, 200)}`);
  const issues = issuesIn(JSON.parse(stdout), pageByFile);
  return verdictOf(issues, `${files.length} pages, ${issues.length} kinds of errors`);
}

/**
 * Errors of the HTML only: warnings and notes are opinions, for example that a heading could be lower, and the checker's CSS part does
 * not know `@container` and other parts of today's CSS.
 */
export const issuesIn = ({ messages }, pageByFile) =>
  groupByPage(
    messages
      .filter(({ type, message }) => type === "error" && !message.startsWith("CSS: "))
      .map(({ message, url }) => ({ issue: message, page: pageByFile.get(url.replace(/^file:/, "")) ?? url })),
  );
