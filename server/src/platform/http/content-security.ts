import { createHash } from "node:crypto";

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Other origins a page may talk to, where the settings name outside services. */
export interface ExternalOrigins {
  images?: string[];
  connections?: string[];
  scripts?: string[];
  frames?: string[];
}

/** What a page needs beyond the strictest policy. */
export interface CspSources extends ExternalOrigins {
  /** The Trusted Types policies its own scripts make. A foreign script cannot be held to them: it lifts the demand. */
  trustedTypes?: string[];
}

export const mergeCspSources = (...parts: CspSources[]): CspSources => ({
  images: parts.flatMap(({ images = [] }) => images),
  connections: parts.flatMap(({ connections = [] }) => connections),
  scripts: parts.flatMap(({ scripts = [] }) => scripts),
  frames: parts.flatMap(({ frames = [] }) => frames),
  trustedTypes: parts.flatMap(({ trustedTypes = [] }) => trustedTypes),
});

/**
 * The policy of one page. Inline scripts and styles are allowed by the hash of what the server itself wrote, so the
 * policy can be kept together with the page, and nothing that gets in later can run.
 */
export function contentSecurityPolicy(
  html: string,
  { images = [], connections = [], scripts = [], frames = [], trustedTypes = [] }: CspSources = {},
): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = "", content = ""] of html.matchAll(inlineElement)) {
    if (/\bsrc=|ld\+json/.test(attributes) || content === "") continue;
    hashes[tag as "script" | "style"].add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
  }
  return formatPolicy({
    "script-src": ["'self'", ...scripts, ...hashes.script],
    "style-src": ["'self'", ...hashes.style],
    "img-src": ["'self'", "data:", "blob:", ...images],
    "connect-src": ["'self'", ...connections],
    ...(frames.length > 0 && { "frame-src": frames }),
    ...(scripts.length === 0 && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": trustedTypes.length > 0 ? trustedTypes : ["'none'"],
    }),
  });
}

/** For the worker that keeps pages: it asks this shop, and nobody else. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For everything that is not a page: nothing may load, run or frame it. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const formatPolicy = (own: Record<string, string[]>) =>
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
