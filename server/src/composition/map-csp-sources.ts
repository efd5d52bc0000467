import type { CspSources } from "../platform/http/content-security.ts";
import type { Settings } from "../settings.ts";

const contactPath = /^\/contact\/?$/i;

/** The host of the embedded map may be framed by the page that shows it, and nowhere else. */
export const mapCspSources = ({ mapUrl }: Pick<Settings, "mapUrl">, path: string): CspSources =>
  mapUrl && contactPath.test(path) ? { frames: [new URL(mapUrl).origin] } : {};
