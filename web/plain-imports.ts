import type { Plugin } from "vite";

/**
 * Vite wraps dynamic imports in a helper that preloads styles and modules. Routes link their styles, and the lists of modules
 * would cost every page more than they save a dialog. Without them the helper only imports.
 */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
});
