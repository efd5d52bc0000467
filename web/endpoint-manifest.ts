import { type Endpoint, endpoints } from "@pawhaven/contract";
import type { Plugin } from "vite";

const isForStaff = ({ path }: Endpoint) => path.startsWith("/api/staff/");

const manifests: Record<string, (endpoint: Endpoint) => boolean> = {
  "virtual:endpoint-manifest": (endpoint) => !isForStaff(endpoint),
  "virtual:staff-endpoint-manifest": isForStaff,
};

/**
 * The browser's API clients need only methods, paths and statuses. Importing the contract itself would add the validation
 * library to every page, so the build drops the schemas; forms import the ones they validate with. What staff call is
 * apart, so that customers do not load it.
 */
export function endpointManifest(): Plugin {
  return {
    name: "endpoint-manifest",
    resolveId: (id) => (id in manifests ? `\0${id}` : undefined),
    load(id) {
      const isIncluded = manifests[id.replace(/^\0/, "")];
      return isIncluded && `export default ${JSON.stringify(manifestOf(isIncluded))}`;
    },
  };
}

const manifestOf = (isIncluded: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries(
    Object.entries<Endpoint>(endpoints)
      .filter(([, endpoint]) => isIncluded(endpoint))
      .map(([name, { method, path, status }]) => [name, { method, path, status }]),
  );
