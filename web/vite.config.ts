import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { addressTable } from "./address-table.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), addressTable()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/render-page.ts" } } },
  },
  optimizeDeps: { include: ["@tanstack/react-query"] },
});
