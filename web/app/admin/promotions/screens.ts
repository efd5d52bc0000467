import { TicketPercent } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const promotionsScreens: readonly Screen[] = [
  {
    path: "promotions",
    title: "Promotions",
    permission: "prices.edit",
    group: "Shop",
    icon: TicketPercent,
    load: () => import("./promotions-screen.tsx"),
  },
  {
    path: "promotions/new",
    title: "New promotion",
    permission: "prices.edit",
    group: "Shop",
    inMenu: false,
    load: () => import("./new-promotion-screen.tsx"),
  },
  {
    path: "promotions/:id",
    title: "Promotion",
    permission: "prices.edit",
    group: "Shop",
    inMenu: false,
    load: () => import("./promotion-screen.tsx"),
  },
];
