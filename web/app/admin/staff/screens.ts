import { UsersRound } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const staffScreens: readonly Screen[] = [
  {
    path: "staff",
    title: "Staff",
    permission: "staff.invite",
    group: "Business",
    icon: UsersRound,
    load: () => import("./staff-screen.tsx"),
  },
  {
    path: "profile",
    title: "Your profile",
    permission: "workplace.open",
    group: "Work",
    inMenu: false,
    load: () => import("./profile-screen.tsx"),
  },
  {
    path: "second-factor",
    title: "Second factor",
    permission: "workplace.open",
    group: "Work",
    inMenu: false,
    load: () => import("./second-factor-screen.tsx"),
  },
  {
    path: "security",
    title: "Your security",
    permission: "workplace.open",
    group: "Business",
    inMenu: false,
    load: () => import("./security-screen.tsx"),
  },
];
