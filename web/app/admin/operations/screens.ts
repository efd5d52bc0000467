import { Activity } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const operationsScreens: readonly Screen[] = [
  {
    path: "health",
    title: "Health",
    permission: "health.read",
    group: "Business",
    icon: Activity,
    load: () => import("./health-screen.tsx"),
  },
];
