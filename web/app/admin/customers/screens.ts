import { ContactRound } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const customersScreens: readonly Screen[] = [
  {
    path: "customers",
    title: "Customers",
    permission: "customers.read",
    group: "Work",
    icon: ContactRound,
    load: () => import("./customers-screen.tsx"),
  },
  {
    path: "customers/:id",
    title: "Customer",
    permission: "customers.read",
    group: "Work",
    inMenu: false,
    load: () => import("./customer-screen.tsx"),
  },
];
