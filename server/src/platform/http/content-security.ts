import { createHash } from "node:crypto";

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Origins of outside services that a page may use. */
export interface ExternalOrigins {
  images?: string[];
  connections?: string[];
  scripts?: string[];
  frames?: string[];
}

/** What a page needs beyond the strictest policy. */
export interface CspSources extends ExternalOrigins {
  /** Trusted Types policies of our own scripts. Not enforced on pages with `scripts`, which would not comply. */
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
 * Allows inline scripts and styles by the hash of the content the server rendered. Unlike a nonce, a hash can be cached
 * with the page, and injected code does not match it.
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

/** For the service worker: it may fetch from this origin only. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For responses that are not pages: they may load nothing and cannot be framed. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const formatPolicy = (directives: Record<string, string[]>) =>
  Object.entries({
    "default-src": ["'self'"],
    ...directives,
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
