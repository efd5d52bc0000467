import { LayoutDashboard } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const dashboardScreens: readonly Screen[] = [
  {
    path: "",
    title: "Today",
    permission: "workplace.open",
    group: "Work",
    icon: LayoutDashboard,
    load: () => import("./dashboard-screen.tsx"),
  },
];
