import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { addressTable } from "./address-table.ts";

/** What every page needs anyway travels in few files instead of twenty: fewer requests, and they compress better together. */
const chunks = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "shell",
    test: /web\/app\/(shell\/|lib\/(?!query|api|use-))|web\/app\/ui\/(button|class-names|dialogs|empty-state|logo|modal|modal-stack|spinner|text-link|theme-switch|toast)\.tsx?$/,
  },
  {
    name: "cards",
    test: /web\/app\/(ui\/(picture|price|stars)|features\/catalogue\/gear-strip)\.tsx$|lucide-react\/.*\/(arrow-right|truck)\./,
  },
];

/** Development only: found while a page already runs, they would be bundled anew under its feet and break it. */
const foundTooLate = [
  "@hookform/resolvers/zod",
  "@stripe/stripe-js/pure",
  "@tanstack/react-query",
  "lucide-react",
  "react-dom",
  "react-hook-form",
  "react-hot-toast/headless",
  "swiper",
  "swiper/modules",
  "zod",
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), addressTable()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: { build: { rollupOptions: { input: "./app/render-page.ts" } } },
  },
  optimizeDeps: { include: foundTooLate },
});
