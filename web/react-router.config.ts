import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // There are few routes, so the whole manifest comes with the first page and navigation needs no extra round trip.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
