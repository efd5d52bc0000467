import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const appFolder = path.join(import.meta.dirname, "app");
const workplaceFolder = path.join(appFolder, "admin/");
const copyMark = /[?&]workplace\b/;

/**
 * One copy for all: React and its router, because their contexts connect the page with the workplace in it, and what
 * shows messages for everybody. The workplace uses nothing of them that customers' pages do not load anyway; a test
 * compares.
 */
export const sharedPackages = ["react", "react-dom", "react-router", "scheduler"];
export const sharedFiles = ["ui/toast.tsx", "ui/dialogs.tsx", "ui/dialog-queue.ts", "ui/modal-stack.ts"];

const sharedPaths = [
  ...sharedPackages.map((name) => `/node_modules/${name}/`),
  ...sharedFiles.map((name) => path.join(appFolder, name)),
];
const missing = sharedFiles.find((name) => !existsSync(path.join(appFolder, name)));
if (missing) throw new Error(`The workplace shares ${missing}, which does not exist.`);

const isShared = (id: string) => id.startsWith("\0") || sharedPaths.some((part) => id.includes(part));

/** A module of the workplace, or its copy of a module that customers' pages load too. */
export const isWorkplaceModule = (id: string): boolean => id.startsWith(workplaceFolder) || copyMark.test(id);

/**
 * Gives the workplace a copy of what it imports. With one copy for both, a component that a screen of staff begins to
 * use would move to a file that customers load as well, and an export that only staff use would make their files grow.
 */
export function workplaceModules(): Plugin {
  return {
    name: "workplace-modules",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      if (!importer || !isWorkplaceModule(importer)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || resolved.external || isShared(resolved.id) || isWorkplaceModule(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}${resolved.id.includes("?") ? "&" : "?"}workplace` };
    },
    generateBundle(_, bundle) {
      const leaks = findLeaks(Object.values(bundle).filter((file) => file.type === "chunk"));
      if (leaks.length > 0) this.error(`Customers would load parts of the workplace with ${leaks.join(", ")}.`);
    },
  };
}

interface Chunk {
  fileName: string;
  moduleIds: readonly string[];
  /** What is loaded together with it. */
  imports: readonly string[];
}

/** Files that have modules of customers' pages and of the workplace, or that load the workplace with a customer's page. */
export function findLeaks(chunks: readonly Chunk[]): string[] {
  const ofWorkplace = chunks.filter(({ moduleIds }) => moduleIds.some(isWorkplaceModule));
  const names = new Set(ofWorkplace.map(({ fileName }) => fileName));
  const isLeak = ({ fileName, moduleIds, imports }: Chunk) =>
    names.has(fileName)
      ? moduleIds.some((id) => !isWorkplaceModule(id) && !id.startsWith("\0"))
      : imports.some((name) => names.has(name));
  return chunks.filter(isLeak).map(({ fileName }) => fileName);
}
