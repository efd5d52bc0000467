import { fade } from "../../lib/markings.ts";
import type { Cat } from "../cats/cat.ts";
import { cats } from "../cats/individuals.ts";
import type { Dog } from "../dogs/dog.ts";
import { biscuit } from "../dogs/individuals/biscuit.ts";
import { rodents } from "../rodents/individuals.ts";
import { type Rodent, waver } from "../rodents/rodent.ts";

const cream = "#fbead2";

/** A Shiba: pricked ears, a red coat, and cream on cheeks, chest and muzzle. */
export const mochi: Dog = {
  ...biscuit,
  slug: "mochi",
  ground: "peach",
  coat: {
    main: "#cd7a3c",
    chest: cream,
    belly: cream,
    socks: { colour: cream, height: 0.8 },
    ruff: "#e9c296",
    face: [
      {
        colour: cream,
        both: true,
        outline: [
          [22, 30],
          [64, 22],
          [112, 40],
          [120, 84],
          [90, 140],
          [60, 190],
          [0, 200],
          [0, 60],
        ],
      },
    ],
  },
  head: { ...biscuit.head, muzzle: { ...biscuit.head.muzzle, colour: cream } },
  ears: {
    ...biscuit.ears,
    colour: "#c06f33",
    outline: [
      [-46, 6],
      [-34, -50],
      [4, -112],
      [42, -86],
      [58, -20],
      [38, 24],
    ],
  },
  tail: { kind: "curl", length: 120, thickness: 30 },
  collar: "#1f8a83",
};

/** A Burmese: round, and brown all over. */
export const banhBao: Cat = {
  ...cats.duchess,
  slug: "banh-bao",
  collar: "#e2a33d",
  coat: {
    pattern: "plain",
    base: "#7a5240",
    pale: "#93694f",
    mark: "#573726",
    shade: "#3a2015",
    rim: "#e2bd9a",
    length: 7,
    nose: "#4b2f26",
    innerEar: "#a87465",
    iris: "#d9b43f",
    line: "#24130d",
    whisker: "#f6ece2",
  },
};

const grey = "#8b8d96";
const white = "#fffaf2";

/** A guinea pig in grey and white. */
export const taro: Rodent = {
  ...rodents.clover,
  slug: "taro",
  ear: "#6f7078",
  lid: "#37373d",
  face: (x, y) =>
    fade(white, fade("#73757f", grey, y, -150, 20), Math.abs(x) - 30 - Math.max(0, y) * 0.5 - waver(x, y), -5, 7),
  front: (x, y) => (y < -250 + waver(x, y) * 3 ? grey : white),
};
