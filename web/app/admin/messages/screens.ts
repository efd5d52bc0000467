import { Inbox } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const messagesScreens: readonly Screen[] = [
  {
    path: "inbox",
    title: "Inbox",
    permission: "inbox.read_own",
    group: "Work",
    icon: Inbox,
    load: () => import("./inbox-screen.tsx"),
  },
  {
    path: "inbox/:id",
    title: "Conversation",
    permission: "inbox.read_own",
    group: "Work",
    inMenu: false,
    load: () => import("./thread-screen.tsx"),
  },
  {
    path: "inbox/canned-answers",
    title: "Canned answers",
    permission: "inbox.read",
    group: "Work",
    inMenu: false,
    load: () => import("./canned-answers-screen.tsx"),
  },
];
