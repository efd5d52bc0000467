import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every screen is known from the start; asking the server for routes one by one would only add round trips.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
