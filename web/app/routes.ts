import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Paths are matched case-insensitively. */
export default [
  layout("routes/shop-layout.tsx", [
    index("routes/home.tsx"),
    layout("routes/query-client-layout.tsx", [
      route("gearshop", "routes/gearshop.tsx"),
      route("gear/:id", "routes/gear.tsx"),
      route("petshop", "routes/petshop.tsx"),
      route("pet/:id", "routes/pet.tsx"),
      route("outbox", "routes/outbox.tsx"),
      route("cart", "routes/cart.tsx"),
      route("checkout", "routes/checkout.tsx"),
      route("checkout/result", "routes/checkout-result.tsx"),
      route("thank-you", "routes/thank-you.tsx"),
      route("receipt", "routes/receipt.tsx"),
      route("petlist", "routes/petlist.tsx"),
      route("contact", "routes/contact.tsx"),
      route("login", "routes/login.tsx"),
      route("signup", "routes/signup.tsx"),
      route("forgot-password", "routes/forgot-password.tsx"),
      route("reset/:token", "routes/reset.tsx"),
      route("confirm/:token", "routes/confirm.tsx"),
      layout("routes/account-layout.tsx", [
        route("profile", "routes/profile.tsx"),
        route("orders", "routes/orders.tsx"),
        route("order/:id", "routes/order.tsx"),
        route("mybooking", "routes/mybooking.tsx"),
        route("mypets", "routes/mypets.tsx"),
        route("addpetmodal", "routes/addpetmodal.tsx"),
      ]),
    ]),
    route("booking", "routes/booking.tsx"),
    route("petvet", "routes/petvet.tsx"),
    route("petspa", "routes/petspa.tsx"),
    route("petunlogin", "routes/petunlogin.tsx"),
    route("components", "routes/components.tsx"),
    route("offline", "routes/offline.tsx"),
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
  route("manifest.webmanifest", "routes/manifest.ts"),
] satisfies RouteConfig;
