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
/** Only the gear shop and the pet shop have them. */
const isShopPart = inApp("ui/view-switch.tsx", "lib/use-list-view.ts");
const isHelper = inApp("lib/", "../../contract/src/core/pluralize.ts");
const isComponentOrHelper = anyOf(inApp("ui/"), isHelper);
/** What most visitors load, many of them nothing else. */
const isShopRoute = inApp(
  "routes/gear.tsx",
  "routes/gearshop.tsx",
  "routes/home.tsx",
  "routes/pet.tsx",
  "routes/petshop.tsx",
  "routes/query-client-layout.tsx",
  "routes/shop-layout.tsx",
);
/** What the arrival of a gear is worked out with, after its page has been shown. Calendars and forms use it too. */
const isDeliveryPart = inApp("lib/delivery-country.ts", "../../contract/src/core/days.ts");
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

/** The pages of the shop that load the module. What opens on a click does not count. */
function shopRoutesOf(id: string, context: Rolldown.ChunkingContext, visited = new Set<string>()): Set<string> {
  if (isShopRoute(id)) return new Set([id]);
  if (visited.has(id)) return new Set();
  visited.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...shopRoutesOf(importer, context, visited)]));
}

/** Several pages of the shop show the component. Helpers are small, and one page is enough. */
const isSharedInShop = (id: string, context: Rolldown.ChunkingContext) =>
  shopRoutesOf(id, context).size > (isHelper(id) ? 0 : 1);

/**
 * Few larger files instead of one for every shared module: fewer requests, and better compression. A group takes the modules
 * that match and everything they import, unless an earlier group has it, so a new file needs no entry here. What only one
 * page uses stays in that page's file.
 */
const customerChunks: (Rolldown.CodeSplittingGroup & { test: Match })[] = [
  { name: "react", test: inPackages("react", "react-dom", "react-router", "scheduler") },
  { name: "shell", test: anyOf(inApp("root.tsx", "shell/", "lib/page-meta.ts"), isCardPart) },
  { name: "shops", test: isShopPart },
  {
    // Pages without live data load components, but not the query library.
    name: (id, context) => (isSharedInShop(id, context) && !needsQueryLibrary(id, context) ? "components" : null),
    debugName: "components",
    test: isComponentOrHelper,
    minShareCount: 2,
  },
  { name: "icons", test: inPackages("lucide-react"), minShareCount: 6 },
  { name: "home", test: inApp("features/home/") },
  {
    name: (id, context) => (isQueryLibrary(id) || isSharedInShop(id, context) ? "queries" : null),
    debugName: "queries",
    test: anyOf(isQueryLibrary, isFeatureQueries, isComponentOrHelper),
    minShareCount: 2,
  },
  { name: "delivery", test: isDeliveryPart },
  {
    // What other pages share: forms, tables, calendars. Some of them have no live data either.
    name: (id, context) => {
      if (shopRoutesOf(id, context).size > 0) return null;
      return needsQueryLibrary(id, context) ? "account" : "forms";
    },
    debugName: "forms",
    test: anyOf(isFeatureQueries, isComponentOrHelper),
    minShareCount: 2,
  },
];

export const chunks: Rolldown.CodeSplittingGroup[] = [
  ...customerChunks.map((chunk) => ({ ...chunk, test: (id: string) => !isWorkplaceModule(id) && chunk.test(id) })),
  { name: "workplace", test: isWorkplaceModule, minShareCount: 2 },
];
