import { PackageOpen } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const returnsScreens: readonly Screen[] = [
  {
    path: "returns",
    title: "Returns",
    permission: "orders.read",
    group: "Work",
    icon: PackageOpen,
    load: () => import("./returns-screen.tsx"),
  },
  {
    path: "returns/:id",
    title: "Return",
    permission: "orders.read",
    group: "Work",
    inMenu: false,
    load: () => import("./return-screen.tsx"),
  },
];
