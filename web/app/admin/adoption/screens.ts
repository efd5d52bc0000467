import { HeartHandshake } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const adoptionScreens: readonly Screen[] = [
  {
    path: "requests",
    title: "Adoption requests",
    permission: "applications.read",
    group: "Shelter",
    icon: HeartHandshake,
    load: () => import("./requests-screen.tsx"),
  },
];
