import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "vite";

const clientBuildDir = path.join(import.meta.dirname, "../build/client");
const resolveHere = (file: string) => path.join(import.meta.dirname, file);

/** Builds the worker and the offline banner into the finished site. Their names are fixed, so they contain no hash. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { buildId: JSON.stringify(fingerprint(readdirSync(path.join(clientBuildDir, "assets")))) },
  build: {
    outDir: clientBuildDir,
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: { sw: resolveHere("worker.ts"), "offline-banner": resolveHere("../head-scripts/offline-banner.ts") },
      output: { entryFileNames: "[name].js" },
    },
  },
});

function fingerprint(names: readonly string[]): string {
  return createHash("sha256").update(names.join()).digest("hex").slice(0, 16);
}
