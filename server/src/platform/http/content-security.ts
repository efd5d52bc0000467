import { createHash } from "node:crypto";

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * The policy of one page. Inline scripts and styles are allowed by the hash of what the server itself wrote, so the
 * policy can be kept together with the page, and nothing that gets in later can run.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = "", content = ""] of html.matchAll(inlineElement)) {
    if (/\bsrc=|ld\+json/.test(attributes) || content === "") continue;
    hashes[tag as "script" | "style"].add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return policy({
    "script-src": ["'self'", ...hashes.script],
    "style-src": ["'self'", ...hashes.style],
  });
}

/** For everything that is not a page: nothing may load, run or frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

const policy = (own: Record<string, string[]>) =>
  Object.entries({
    "default-src": ["'self'"],
    ...own,
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
