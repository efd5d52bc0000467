import { MessageSquareText } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const reviewsScreens: readonly Screen[] = [
  {
    path: "reviews",
    title: "Reviews",
    permission: "reviews.moderate",
    group: "Shop",
    icon: MessageSquareText,
    load: () => import("./reviews-screen.tsx"),
  },
  {
    path: "reviews/:id",
    title: "Review",
    permission: "reviews.moderate",
    group: "Shop",
    inMenu: false,
    load: () => import("./review-screen.tsx"),
  },
];
