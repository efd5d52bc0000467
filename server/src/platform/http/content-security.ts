import { createHash } from "node:crypto";

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Other origins a page may talk to, where the settings name outside services. */
export interface Outside {
  pictures?: string[];
  calls?: string[];
  scripts?: string[];
  frames?: string[];
}

export const allOutside = (...parts: Outside[]): Outside => ({
  pictures: parts.flatMap(({ pictures = [] }) => pictures),
  calls: parts.flatMap(({ calls = [] }) => calls),
  scripts: parts.flatMap(({ scripts = [] }) => scripts),
  frames: parts.flatMap(({ frames = [] }) => frames),
});

/**
 * The policy of one page. Inline scripts and styles are allowed by the hash of what the server itself wrote, so the
 * policy can be kept together with the page, and nothing that gets in later can run.
 */
export function contentSecurityPolicy(
  html: string,
  { pictures = [], calls = [], scripts = [], frames = [] }: Outside = {},
): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = "", content = ""] of html.matchAll(inlineElement)) {
    if (/\bsrc=|ld\+json/.test(attributes) || content === "") continue;
    hashes[tag as "script" | "style"].add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return policy({
    "script-src": ["'self'", ...scripts, ...hashes.script],
    "style-src": ["'self'", ...hashes.style],
    "img-src": ["'self'", "data:", "blob:", ...pictures],
    "connect-src": ["'self'", ...calls],
    ...(frames.length > 0 && { "frame-src": frames }),
  });
}

/** For the worker that keeps pages: it asks this shop, and nobody else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** For everything that is not a page: nothing may load, run or frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

const policy = (own: Record<string, string[]>) =>
  Object.entries({
    "default-src": ["'self'"],
    ...own,
    "font-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
