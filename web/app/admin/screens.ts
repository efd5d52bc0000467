import type { Permission } from "@pawhaven/contract";
import {
  CalendarDays,
  FileText,
  HeartHandshake,
  LayoutDashboard,
  Package,
  PackageOpen,
  ScrollText,
  UsersRound,
} from "lucide-react";
import type { ComponentType } from "react";
import type { IconComponent } from "../ui/button.tsx";

export const screenGroups = ["Work", "Shop", "Clinic", "Shelter", "Business"] as const;

export interface Screen {
  /** Below /admin, with `:name` for what `useScreenParam` returns: `orders/:id`. */
  path: string;
  title: string;
  /** Who lacks it does not see the screen in the menu, and at its address a sentence that says so. */
  permission: Permission;
  group: (typeof screenGroups)[number];
  icon?: IconComponent;
  /** False for screens that others lead to. */
  inMenu?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}

/** Every screen of the workplace. The menu, the palette and the addresses read this list and nothing else. */
export const screens: readonly Screen[] = [
  {
    path: "",
    title: "Today",
    permission: "workplace.open",
    group: "Work",
    icon: LayoutDashboard,
    load: () => import("./dashboard/dashboard-screen.tsx"),
  },
  {
    path: "content",
    title: "Content",
    permission: "content.edit",
    group: "Business",
    icon: FileText,
    load: () => import("./content/content-screen.tsx"),
  },
  {
    path: "orders",
    title: "Orders",
    permission: "orders.read",
    group: "Work",
    icon: Package,
    load: () => import("./orders/orders-screen.tsx"),
  },
  {
    path: "orders/:id",
    title: "Order",
    permission: "orders.read",
    group: "Work",
    inMenu: false,
    load: () => import("./orders/order-screen.tsx"),
  },
  {
    path: "returns",
    title: "Returns",
    permission: "orders.read",
    group: "Work",
    icon: PackageOpen,
    load: () => import("./returns/returns-screen.tsx"),
  },
  {
    path: "returns/:id",
    title: "Return",
    permission: "orders.read",
    group: "Work",
    inMenu: false,
    load: () => import("./returns/return-screen.tsx"),
  },
  {
    path: "audit",
    title: "Audit log",
    permission: "audit.read",
    group: "Business",
    icon: ScrollText,
    load: () => import("./audit/audit-screen.tsx"),
  },
  {
    path: "visits",
    title: "Visits",
    permission: "calendar.read",
    group: "Clinic",
    icon: CalendarDays,
    load: () => import("./bookings/visits-screen.tsx"),
  },
  {
    path: "requests",
    title: "Adoption requests",
    permission: "applications.read",
    group: "Shelter",
    icon: HeartHandshake,
    load: () => import("./adoption/requests-screen.tsx"),
  },
  {
    path: "staff",
    title: "Staff",
    permission: "staff.invite",
    group: "Business",
    icon: UsersRound,
    load: () => import("./staff/staff-screen.tsx"),
  },
  {
    path: "profile",
    title: "Your profile",
    permission: "workplace.open",
    group: "Work",
    inMenu: false,
    load: () => import("./staff/profile-screen.tsx"),
  },
  {
    path: "second-factor",
    title: "Second factor",
    permission: "workplace.open",
    group: "Work",
    inMenu: false,
    load: () => import("./staff/second-factor-screen.tsx"),
  },
  {
    path: "security",
    title: "Your security",
    permission: "workplace.open",
    group: "Business",
    inMenu: false,
    load: () => import("./staff/security-screen.tsx"),
  },
];
