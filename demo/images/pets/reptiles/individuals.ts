import { lizards } from "./lizards.ts";
import type { Python } from "./python.ts";
import type { Tortoise } from "./tortoise.ts";

const marble: Python = { slug: "marble", dark: "#4a3021", gold: "#cf9f54", belly: "#f5e8cb", iris: "#6b4a2c" };

const tortellini: Tortoise = {
  slug: "tortellini",
  skin: "#938c54",
  pale: "#cbc188",
  horn: "#d3ab50",
  mark: "#3d2c1a",
  iris: "#4a3420",
};

export const reptiles = { ...lizards, marble, tortellini };
export type Reptile = (typeof reptiles)[keyof typeof reptiles];
