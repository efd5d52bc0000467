import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks } from "./chunks.ts";
import { endpointManifest } from "./endpoint-manifest.ts";
import { headScript } from "./head-script-plugin.ts";
import { plainImports } from "./plain-imports.ts";
import { workplaceModules } from "./workplace-modules.ts";

/** In development only: a dependency that Vite discovers while a page runs makes it bundle again and reload the page. */
const preBundledDependencies = [
  "@hookform/resolvers/zod",
  "@stripe/stripe-js/pure",
  "@tanstack/react-query",
  "lucide-react",
  "react-dom",
  "react-hook-form",
  "zod",
];

/** In the build only: in development the library is bundled before, as it is. */
const ownIcons = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: path.join(import.meta.dirname, "app/ui/create-icon.tsx"),
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), endpointManifest(), headScript(), plainImports(), workplaceModules()],
  resolve: { alias: command === "build" ? [ownIcons] : [] },
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          optimization: { inlineConst: { mode: "all" } },
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: {
      // The server has loaded the contract already.
      build: { rollupOptions: { input: "./app/render-page.ts", external: ["@pawhaven/contract"] } },
      // Bundled for production: React's development build, the default at run time, renders several times slower.
      ...(command === "build" && {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
  optimizeDeps: { include: preBundledDependencies },
}));
