import { ChartColumn } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const reportsScreens: readonly Screen[] = [
  {
    path: "reports",
    title: "Reports",
    permission: "reports.read_own",
    group: "Business",
    icon: ChartColumn,
    load: () => import("./reports-screen.tsx"),
  },
];
