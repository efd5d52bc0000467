import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { endpointManifest } from "./endpoint-manifest.ts";
import { headScript } from "./head-script-plugin.ts";

/**
 * What every page needs anyway, and what every page but home needs, travels in few files instead of thirty: fewer
 * requests, which do not stand in the way of the first picture, and they compress better together.
 */
const chunks = [
  { name: "react", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "shell",
    test: /web\/app\/(shell\/|lib\/(cart-changed|session-expiry|inline-head|money|page-meta|session|site-config|render-context)\.)|web\/app\/ui\/(button|class-names|dialogs|empty-state|smooth-scroll-to|logo|modal-stack|spinner|text-link|theme-switch|toast)\.tsx?$/,
  },
  {
    name: "cards",
    test: /web\/app\/(ui\/(picture|price|stars)|features\/catalogue\/gear-strip)\.tsx$|lucide-react\/.*\/(arrow-right|truck)\./,
  },
  { name: "home", test: /web\/app\/features\/home\/|lucide-react\/.*\/map-pin\./ },
  {
    name: "parts",
    test: /web\/app\/(lib\/(?!change-events|use-refetch-on-change|query-client|jittered-throttle)|ui\/(?!carousel-engine|showcase))/,
  },
  {
    name: "live",
    test: /node_modules\/@tanstack\/|web\/app\/(lib\/|features\/\w+\/queries\.)/,
  },
];

/** Development only: found while a page already runs, they would be bundled anew under its feet and break it. */
const preBundledDependencies = [
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

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), endpointManifest(), headScript()],
  // Parts that are loaded later lean on chunks that are there by then, so lists of what to load ahead would be dead weight.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    ssr: {
      build: { rollupOptions: { input: "./app/render-page.ts" } },
      // Left to itself, React asks the environment it is started in, and renders several times slower by default.
      ...(command === "build" && {
        resolve: { noExternal: true },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
    },
  },
  optimizeDeps: { include: preBundledDependencies },
}));
