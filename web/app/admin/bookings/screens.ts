import { CalendarDays } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const bookingsScreens: readonly Screen[] = [
  {
    path: "visits",
    title: "Visits",
    permission: "calendar.read",
    group: "Clinic",
    icon: CalendarDays,
    load: () => import("./visits-screen.tsx"),
  },
];
