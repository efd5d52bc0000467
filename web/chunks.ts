import { existsSync } from "node:fs";
import path from "node:path";
import type { Rolldown } from "vite";
import { isWorkplaceModule } from "./workplace-modules.ts";

type Match = (moduleId: string) => boolean;

/** Files and folders (with a slash at the end) of the app. A renamed one fails the build instead of moving to another chunk. */
function inApp(...paths: string[]): Match {
  const roots = paths.map((name) => path.join(import.meta.dirname, "app", name));
  const missing = roots.find((root) => !existsSync(root));
  if (missing) throw new Error(`A chunk is defined by ${missing}, which does not exist.`);
  return (id) => roots.some((root) => id.startsWith(root));
}

const inPackages =
  (...packages: string[]): Match =>
  (id) =>
    packages.some((name) => id.includes(`/node_modules/${name}/`));

const anyOf =
  (...matches: Match[]): Match =>
  (id) =>
    matches.some((match) => match(id));

/** Almost every page shows cards. Home does, and would load all the components with them. */
const isCardPart = inApp(
  "ui/responsive-image.tsx",
  "ui/price.tsx",
  "ui/stars.tsx",
  "features/catalogue/gear-strip.tsx",
);
const isComponentOrHelper = inApp("ui/", "lib/");
const isRoute = inApp("routes/");
const isAccountRoute = inApp(
  "routes/addpetmodal.tsx",
  "routes/components.tsx",
  "routes/mybooking.tsx",
  "routes/mypets.tsx",
  "routes/order.tsx",
  "routes/orders.tsx",
  "routes/outbox.tsx",
  "routes/profile.tsx",
);
const isQueryLibrary = inPackages("@tanstack");
const isFeatureQueries: Match = (id) => /\/app\/features\/[^/]+\/queries\.ts$/.test(id);

/** Whether loading the module loads the query library. */
function needsQueryLibrary(id: string, context: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  if (isQueryLibrary(id)) return true;
  if (visited.has(id) || id.includes("/node_modules/")) return false;
  visited.add(id);
  const imports = context.getModuleInfo(id)?.importedIds ?? [];
  return imports.some((imported) => needsQueryLibrary(imported, context, visited));
}

/** Whether a page that everybody opens loads the module. The account's screens and what opens on a click do not count. */
function isOnPublicPage(id: string, context: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  if (isRoute(id)) return !isAccountRoute(id);
  if (visited.has(id)) return false;
  visited.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isOnPublicPage(importer, context, visited));
}

/**
 * Few larger files instead of one for every shared module: fewer requests, and better compression. A group takes the modules
 * that match and everything they import, unless an earlier group has it, so a new file needs no entry here. What only one
 * page uses stays in that page's file.
 */
const customerChunks: (Rolldown.CodeSplittingGroup & { test: Match })[] = [
  { name: "react", test: inPackages("react", "react-dom", "react-router", "scheduler") },
  { name: "shell", test: anyOf(inApp("root.tsx", "shell/", "lib/page-meta.ts"), isCardPart) },
  {
    // Pages without live data load components, but not the query library.
    name: (id, context) => (isOnPublicPage(id, context) && !needsQueryLibrary(id, context) ? "components" : null),
    debugName: "components",
    test: isComponentOrHelper,
    minShareCount: 2,
  },
  { name: "icons", test: inPackages("lucide-react"), minShareCount: 4 },
  { name: "home", test: inApp("features/home/") },
  {
    name: (id, context) => (isQueryLibrary(id) || isOnPublicPage(id, context) ? "queries" : null),
    debugName: "queries",
    test: anyOf(isQueryLibrary, isFeatureQueries, isComponentOrHelper),
    minShareCount: 2,
  },
];

export const chunks: Rolldown.CodeSplittingGroup[] = [
  ...customerChunks.map((chunk) => ({ ...chunk, test: (id: string) => !isWorkplaceModule(id) && chunk.test(id) })),
  { name: "workplace", test: isWorkplaceModule, minShareCount: 2 },
];
