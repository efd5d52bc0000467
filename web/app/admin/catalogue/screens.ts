import { BadgePercent, Tag } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const catalogueScreens: readonly Screen[] = [
  {
    path: "gears",
    title: "Catalogue",
    permission: "gears.edit",
    group: "Shop",
    icon: Tag,
    load: () => import("./gears-screen.tsx"),
  },
  {
    path: "gears/new",
    title: "New gear",
    permission: "prices.edit",
    group: "Shop",
    inMenu: false,
    load: () => import("./new-gear-screen.tsx"),
  },
  {
    path: "gears/import",
    title: "Import",
    permission: "gears.edit",
    group: "Shop",
    inMenu: false,
    load: () => import("./import-screen.tsx"),
  },
  {
    path: "gears/:id",
    title: "Gear",
    permission: "gears.edit",
    group: "Shop",
    inMenu: false,
    load: () => import("./gear-screen.tsx"),
  },
  {
    path: "sales",
    title: "Sales",
    permission: "prices.edit",
    group: "Shop",
    icon: BadgePercent,
    load: () => import("./sales-screen.tsx"),
  },
];
