import { readdirSync } from "node:fs";
import { createHash } from "node:crypto";
import path from "node:path";
import { defineConfig } from "vite";

const site = path.join(import.meta.dirname, "../build/client");
const here = (file: string) => path.join(import.meta.dirname, file);

/** Beside the built site: the worker that keeps pages for later, and what such a page says of itself. Their names do not change. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: { buildId: JSON.stringify(fingerprint(readdirSync(path.join(site, "assets")))) },
  build: {
    outDir: site,
    emptyOutDir: false,
    modulePreload: false,
    rollupOptions: {
      input: { sw: here("worker/worker.ts"), "offline-banner": here("banner.ts") },
      output: { entryFileNames: "[name].js" },
    },
  },
});

function fingerprint(names: readonly string[]): string {
  return createHash("sha256").update(names.join()).digest("hex").slice(0, 16);
}
