import { CalendarOff, HeartPulse, Stethoscope, Syringe } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const clinicScreens: readonly Screen[] = [
  {
    path: "blocks",
    title: "Blocks and calls",
    permission: "calendar.read",
    group: "Clinic",
    icon: CalendarOff,
    load: () => import("./blocks/blocks-screen.tsx"),
  },
  {
    path: "services",
    title: "Services",
    permission: "calendar.setup",
    group: "Clinic",
    icon: HeartPulse,
    load: () => import("./services/services-screen.tsx"),
  },
  {
    path: "services/new",
    title: "New service",
    permission: "calendar.setup",
    group: "Clinic",
    inMenu: false,
    load: () => import("./services/new-service-screen.tsx"),
  },
  {
    path: "services/:id",
    title: "Service",
    permission: "calendar.setup",
    group: "Clinic",
    inMenu: false,
    load: () => import("./services/service-screen.tsx"),
  },
  {
    path: "care-rules",
    title: "Care rules",
    permission: "calendar.read",
    group: "Clinic",
    icon: Syringe,
    load: () => import("./care-rules/care-rules-screen.tsx"),
  },
  {
    path: "resources",
    title: "People and rooms",
    permission: "calendar.setup",
    group: "Clinic",
    icon: Stethoscope,
    load: () => import("./resources/resources-screen.tsx"),
  },
  {
    path: "resources/new",
    title: "New person, room or equipment",
    permission: "calendar.setup",
    group: "Clinic",
    inMenu: false,
    load: () => import("./resources/new-resource-screen.tsx"),
  },
  {
    path: "resources/:id",
    title: "Person or room",
    permission: "calendar.setup",
    group: "Clinic",
    inMenu: false,
    load: () => import("./resources/resource-screen.tsx"),
  },
];
