import { type Endpoint, endpoints } from "@pawhaven/contract";
import type { Plugin } from "vite";

const virtualModuleId = "virtual:endpoint-manifest";

/**
 * The browser's API client needs only methods, paths and statuses. Handing it the whole contract would make every visitor load
 * the validation library as well, so the build leaves the schemas behind; forms import the ones they check with.
 */
export function endpointManifest(): Plugin {
  const entries = Object.entries(endpoints).map(([key, { method, path, status }]: [string, Endpoint]) => [
    key,
    { method, path, status },
  ]);
  return {
    name: "endpoint-manifest",
    resolveId: (id) => (id === virtualModuleId ? `\0${virtualModuleId}` : undefined),
    load: (id) =>
      id === `\0${virtualModuleId}` ? `export default ${JSON.stringify(Object.fromEntries(entries))}` : undefined,
  };
}
