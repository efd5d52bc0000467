import { CalendarDays } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const calendarScreens: readonly Screen[] = [
  {
    path: "calendar",
    title: "Calendar",
    permission: "calendar.read",
    group: "Clinic",
    icon: CalendarDays,
    load: () => import("./calendar-screen.tsx"),
  },
  {
    path: "calendar/print",
    title: "Day on paper",
    permission: "calendar.read",
    group: "Clinic",
    inMenu: false,
    isBare: true,
    load: () => import("./print-screen.tsx"),
  },
];
