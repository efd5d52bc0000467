import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../../scripts/run.mjs";
import { isGenerated, readSource } from "./source-files.mjs";

/** Links in the project's documents to a file or a heading that is not there. */
export function findLinkIssues() {
  const files = globSync("**/*.md", { cwd: projectFolder, exclude: isGenerated }).sort();
  return files.flatMap((file) =>
    linksIn(readSource(file), file)
      .filter(isBroken)
      .map(({ target }) => `${file}: the link to ${target} leads nowhere.`),
  );
}

/** Every link within the project, as `{ target, file, heading }`. */
export function linksIn(markdown, file) {
  return [...markdown.matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(([, target, heading]) => ({
    target: heading ? `${target}#${heading}` : target,
    file: target === "" ? file : path.posix.join(path.posix.dirname(file), target),
    heading,
  }));
}

const isBroken = ({ file, heading }) =>
  !existsSync(path.join(projectFolder, file)) || (heading && !headingsOf(readSource(file)).includes(heading));

/** The headings of a document as its links name them: `## A proxy with TLS` is `a-proxy-with-tls`. */
export const headingsOf = (markdown) =>
  [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
