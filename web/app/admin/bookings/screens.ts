import { Hourglass } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const bookingsScreens: readonly Screen[] = [
  {
    path: "waitlist",
    title: "Waitlist",
    permission: "calendar.read",
    group: "Clinic",
    icon: Hourglass,
    load: () => import("./waitlist-screen.tsx"),
  },
  {
    path: "bookings/new",
    title: "New visit",
    permission: "calendar.book",
    group: "Clinic",
    under: "calendar",
    inMenu: false,
    load: () => import("./new-visit-screen.tsx"),
  },
  {
    path: "bookings/:id",
    title: "Visit",
    permission: "calendar.read",
    group: "Clinic",
    under: "calendar",
    inMenu: false,
    load: () => import("./visit-screen.tsx"),
  },
];
