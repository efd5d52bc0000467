import { Banknote, Package } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const ordersScreens: readonly Screen[] = [
  {
    path: "orders",
    title: "Orders",
    permission: "orders.read",
    group: "Work",
    icon: Package,
    load: () => import("./orders-screen.tsx"),
  },
  {
    path: "orders/:id",
    title: "Order",
    permission: "orders.read",
    group: "Work",
    inMenu: false,
    load: () => import("./order-screen.tsx"),
  },
  {
    path: "orders/picking",
    title: "Picking list",
    permission: "orders.ship",
    group: "Work",
    inMenu: false,
    isBare: true,
    load: () => import("./picking-list-screen.tsx"),
  },
  {
    path: "orders/:id/packing-slip",
    title: "Packing slip",
    permission: "orders.read",
    group: "Work",
    inMenu: false,
    isBare: true,
    load: () => import("./packing-slip-screen.tsx"),
  },
  {
    path: "cash",
    title: "Cash on delivery",
    permission: "orders.read",
    group: "Work",
    icon: Banknote,
    load: () => import("./cash-screen.tsx"),
  },
];
