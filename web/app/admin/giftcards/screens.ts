import { Gift } from "lucide-react";
import type { Screen } from "../lib/screen.ts";

export const giftCardsScreens: readonly Screen[] = [
  {
    path: "gift-cards",
    title: "Gift cards",
    permission: "giftcards.manage",
    group: "Shop",
    icon: Gift,
    load: () => import("./gift-cards-screen.tsx"),
  },
  {
    path: "gift-cards/:id",
    title: "Gift card",
    permission: "giftcards.manage",
    group: "Shop",
    inMenu: false,
    load: () => import("./gift-card-screen.tsx"),
  },
];
