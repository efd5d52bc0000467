import { FileText } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const contentScreens: readonly Screen[] = [
  {
    path: "content",
    title: "Content",
    permission: "content.edit",
    group: "Business",
    icon: FileText,
    load: () => import("./content-screen.tsx"),
  },
];
