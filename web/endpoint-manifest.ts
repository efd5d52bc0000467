import { type Endpoint, endpoints } from "@pawhaven/contract";
import type { Plugin } from "vite";

const virtualModuleId = "virtual:endpoint-manifest";

/**
 * The browser's API client needs only methods, paths and statuses. Importing the contract itself would add the validation
 * library to every page, so the build drops the schemas; forms import the ones they validate with.
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
