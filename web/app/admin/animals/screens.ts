import { ListChecks, PawPrint, Syringe } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const animalsScreens: readonly Screen[] = [
  {
    path: "animals",
    title: "Animals",
    permission: "animals.read",
    group: "Shelter",
    icon: PawPrint,
    load: () => import("./animals-screen.tsx"),
  },
  {
    path: "animals/new",
    title: "Take in",
    permission: "animals.edit",
    group: "Shelter",
    inMenu: false,
    load: () => import("./intake/take-in-screen.tsx"),
  },
  {
    path: "animals/:id",
    title: "Animal",
    permission: "animals.read",
    group: "Shelter",
    inMenu: false,
    load: () => import("./animal-screen.tsx"),
  },
  {
    path: "due-care",
    title: "Due care",
    permission: "animals.read",
    group: "Shelter",
    icon: Syringe,
    load: () => import("./care/due-care-screen.tsx"),
  },
  {
    path: "approval-checks",
    title: "Approval checks",
    permission: "content.edit",
    group: "Shelter",
    icon: ListChecks,
    load: () => import("./approval-checks-screen.tsx"),
  },
];
