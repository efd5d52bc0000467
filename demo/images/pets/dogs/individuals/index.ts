import type { Dog } from "../dog.ts";
import { bella } from "./bella.ts";
import { biscuit } from "./biscuit.ts";
import { copper } from "./copper.ts";
import { domino } from "./domino.ts";
import { koda } from "./koda.ts";
import { maple } from "./maple.ts";
import { noodle } from "./noodle.ts";
import { otis } from "./otis.ts";
import { pixel } from "./pixel.ts";
import { shadow } from "./shadow.ts";
import { willow } from "./willow.ts";

/** The dogs of the shelter by slug. */
export const dogs = {
  bella,
  shadow,
  koda,
  biscuit,
  copper,
  otis,
  domino,
  maple,
  pixel,
  noodle,
  willow,
} satisfies Record<string, Dog>;

export type DogSlug = keyof typeof dogs;
