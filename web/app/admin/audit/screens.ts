import { ScrollText } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const auditScreens: readonly Screen[] = [
  {
    path: "audit",
    title: "Audit log",
    permission: "audit.read",
    group: "Business",
    icon: ScrollText,
    load: () => import("./audit-screen.tsx"),
  },
];
