import { type Endpoint, endpoints } from "@pawhaven/contract";
import type { Plugin } from "vite";

const name = "virtual:address-table";

/**
 * The browser's API client needs only methods, paths and statuses. Handing it the whole contract would make every visitor load
 * the validation library as well, so the build leaves the schemas behind; forms import the ones they check with.
 */
export function addressTable(): Plugin {
  const addresses = Object.entries(endpoints).map(([key, { method, path, status }]: [string, Endpoint]) => [
    key,
    { method, path, status },
  ]);
  return {
    name: "address-table",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(Object.fromEntries(addresses))}` : undefined),
  };
}
