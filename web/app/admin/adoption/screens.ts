import { HeartHandshake, UsersRound } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

const hidden = { group: "Shelter", inMenu: false } as const;

export const adoptionScreens: readonly Screen[] = [
  {
    path: "requests",
    title: "Adoption requests",
    permission: "applications.read",
    group: "Shelter",
    icon: HeartHandshake,
    load: () => import("./board/board-screen.tsx"),
  },
  {
    path: "meetings",
    title: "Meetings",
    permission: "calendar.meetings",
    group: "Shelter",
    icon: UsersRound,
    load: () => import("./meetings/meetings-screen.tsx"),
  },
  {
    path: "requests/:id",
    title: "Adoption request",
    permission: "applications.read",
    ...hidden,
    load: () => import("./request/request-screen.tsx"),
  },
  {
    path: "requests/:id/handover",
    title: "Handover",
    permission: "applications.decide",
    ...hidden,
    load: () => import("./handover/prepare-screen.tsx"),
  },
  {
    path: "handovers/:id",
    title: "Gone home",
    permission: "applications.read",
    ...hidden,
    under: "requests",
    load: () => import("./handover/handover-screen.tsx"),
  },
  {
    path: "handovers/:id/contract",
    title: "Adoption contract",
    permission: "applications.read",
    ...hidden,
    isBare: true,
    load: () => import("./handover/contract-screen.tsx"),
  },
];
