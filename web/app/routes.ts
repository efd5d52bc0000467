import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Addresses are matched without regard to case. */
export default [
  layout("routes/shop-layout.tsx", [
    index("routes/home.tsx"),
    layout("routes/live-layout.tsx", [route("gearshop", "routes/gearshop.tsx"), route("gear/:id", "routes/gear.tsx")]),
    route("components", "routes/components.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  layout("routes/admin-layout.tsx", [route("admin/*", "routes/admin-not-found.tsx")]),

  route("products/:id?", "routes/alias-products.ts"),
  route("gear", "routes/alias-products.ts", { id: "gear-without-id" }),
  route("gears/:id", "routes/alias-gears.ts"),
  route("appointments", "routes/alias-appointments.ts"),
  route("pets/:id?", "routes/alias-pets.ts"),
  route("pet", "routes/alias-pets.ts", { id: "pet-without-id" }),

  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
] satisfies RouteConfig;
