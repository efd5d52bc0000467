import { carrot, fish, lamb, leaf, mint } from "../gears/emblems.ts";
import type { Label } from "../gears/labels.ts";

/** What is printed on the packs that stand about in the scenes. */
export const salmon: Label = {
  layout: "horizon",
  title: ["Harbour", "Salmon"],
  note: "Adult dogs · 5 kg",
  emblem: fish("#f0906f"),
  ground: "#157a78",
  ink: "#fff6e6",
  accent: "#d8602f",
};
export const meadowLamb: Label = {
  layout: "medallion",
  title: ["Meadow Lamb"],
  note: "with brown rice",
  emblem: lamb,
  ground: "#7f8b45",
  ink: "#fff6e6",
  accent: "#ecc76c",
};
export const cod: Label = {
  layout: "banner",
  title: ["Wild Cod"],
  note: "Adult cats · 3 kg",
  emblem: fish("#8ec5de"),
  ground: "#27406b",
  ink: "#fff6e6",
  accent: "#f2c661",
};
export const stew: Label = {
  layout: "banner",
  title: ["Slow Stew"],
  note: "chicken & carrot",
  emblem: carrot,
  ground: "#fff3dc",
  ink: "#7c2d12",
  accent: "#d9622b",
};
export const twists: Label = {
  layout: "badge",
  title: ["Minty", "Twists"],
  note: "for fresh breath",
  emblem: mint,
  ground: "#a5dfc3",
  ink: "#14523e",
  accent: "#14664e",
};
export const shampoo: Label = {
  layout: "stamp",
  title: ["Oat & Aloe"],
  note: "mild shampoo",
  emblem: leaf("#5fa37c"),
  ground: "#fffaf0",
  ink: "#2f5d4c",
  accent: "#5fa37c",
};
