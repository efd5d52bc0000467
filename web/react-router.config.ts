import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { slimManifest } from "./slim-manifest.ts";

export default {
  ssr: true,
  // There are few routes, so the whole manifest comes with the first page and navigation needs no extra round trip.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => slimManifest(path.join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config;
