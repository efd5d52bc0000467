const hiddenElements = new Set(["head", "script", "style", "title"]);
const blockElements = new Set("address blockquote br div h1 h2 h3 h4 h5 h6 hr li p pre table tr ul ol".split(" "));
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/**
 * The words of a mail that has no plain text. What it returns is shown as text, so markup that is malformed on purpose can
 * look odd and nothing more. Reads the input once: hostile mails cannot make it slow.
 */
export function htmlToText(html: string): string {
  const [first = "", ...chunks] = html.split("<");
  const parts = [first];
  let hiddenBy: string | undefined;
  for (const chunk of chunks) {
    const end = chunk.indexOf(">");
    const tag = /^\/?([a-z][a-z0-9]*)/i.exec(chunk)?.[1]?.toLowerCase();
    if (hiddenBy !== undefined) {
      if (!chunk.toLowerCase().startsWith(`/${hiddenBy}`)) continue;
      hiddenBy = undefined;
    } else if (tag !== undefined && hiddenElements.has(tag) && !chunk.startsWith("/")) {
      hiddenBy = tag;
      continue;
    }
    if (tag !== undefined && blockElements.has(tag)) parts.push("\n");
    parts.push(end === -1 ? "" : chunk.slice(end + 1));
  }
  return collapseSpace(decodeEntities(parts.join("")));
}

const decodeEntities = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name: string | undefined) =>
    code === undefined ? (entities[name?.toLowerCase() ?? ""] ?? whole) : fromCodePoint(Number(code)),
  );

const fromCodePoint = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");

const collapseSpace = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replaceAll(/[^\S\n]+/g, " ").trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
