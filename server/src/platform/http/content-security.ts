import { createHash } from "node:crypto";
import { cspReportsPath, type InlineCode } from "@pawhaven/contract";

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
 * Allows inline scripts and styles by hash, which unlike a nonce can be cached with the page. The hashes are those of
 * constants in our code, never of what a finished page contains: there an injected script looks like any other.
 */
export function contentSecurityPolicy(
  inlineCode: InlineCode,
  { images = [], connections = [], scripts = [], frames = [], trustedTypes = [] }: CspSources = {},
): string {
  return formatPolicy({
    "script-src": ["'self'", ...scripts, ...hashesOf(inlineCode.scripts)],
    "style-src": ["'self'", ...hashesOf(inlineCode.styles)],
    "img-src": ["'self'", "data:", "blob:", ...images],
    "connect-src": ["'self'", ...connections],
    ...(frames.length > 0 && { "frame-src": frames }),
    ...(scripts.length === 0 && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": trustedTypes.length > 0 ? trustedTypes : ["'none'"],
    }),
  });
}

const hashesOf = (texts: readonly string[] = []) =>
  texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);

const reportGroup = "csp";

/** Goes with every page's policy: defines the group of `report-to`. Browsers that do not know it use `report-uri`. */
export const reportingEndpoints = `${reportGroup}="${cspReportsPath}"`;

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
    "report-uri": [cspReportsPath],
    "report-to": [reportGroup],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
