import { type Endpoint, endpoints } from "@pawhaven/contract";
import type { Plugin } from "vite";

const isForStaff = ({ path }: Endpoint) => path.startsWith("/api/staff/");

/** Other services call these, or the browser itself opens them: no script of ours does. */
const isOpenedByOthers = ({ rawBody, respondsWith }: Endpoint) =>
  rawBody === true || respondsWith === "browser" || respondsWith === "calendar" || respondsWith === "file";

const manifests: Record<string, (endpoint: Endpoint) => boolean> = {
  "virtual:endpoint-manifest": (endpoint) => !isForStaff(endpoint) && !isOpenedByOthers(endpoint),
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
      return isIncluded && moduleOf(manifestOf(isIncluded));
    },
  };
}

/** One short text per endpoint: every page loads all of them, and the names of the fields would be most of it. */
const manifestOf = (isIncluded: (endpoint: Endpoint) => boolean) =>
  Object.fromEntries(
    Object.entries<Endpoint>(endpoints)
      .filter(([, endpoint]) => isIncluded(endpoint))
      .map(([name, { method, path, status = "" }]) => [name, `${method} ${path.slice("/api/".length)} ${status}`]),
  );

const moduleOf = (manifest: Record<string, string>) => `
  const parse = ([name, row]) => {
    const [method, path, status] = row.split(" ");
    return [name, { method, path: "/api/" + path, status: status ? Number(status) : undefined }];
  };
  export default Object.fromEntries(Object.entries(${JSON.stringify(manifest)}).map(parse));`;
