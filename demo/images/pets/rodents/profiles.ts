import type { Point } from "../../lib/path.ts";
import { points } from "../../lib/points.ts";
import type { SpeciesName } from "./species.ts";

/** The build of a kind of rodent seen from the side, facing left; the floor lies at y = 0, heads around their middle. */
export interface Profile {
  body: readonly Point[];
  haunch: readonly Point[];
  head: readonly Point[];
  headAt: Point;
  eye: { at: Point; radius: number };
  ear: { at: Point; tilt: number; scale: number };
  nose: { at: Point; radius: number };
  mouth: readonly [Point, Point, Point];
  forefoot: { at: Point; long: number };
  hindfoot: { at: Point; long: number };
  tail?: { spine: readonly Point[]; thick: number };
}

export const profiles: Record<SpeciesName, Profile> = {
  hamster: {
    body: points("-120,-170 -60,-236 40,-258 140,-224 198,-140 192,-54 136,-8 0,-4 -90,-10 -136,-80"),
    haunch: points("60,-130 120,-150 174,-112 180,-50 138,-10 70,-12 40,-60"),
    head: points("-120,24 -118,-8 -86,-56 -32,-92 34,-98 92,-62 114,4 98,74 40,104 -34,96 -92,66"),
    headAt: [-124, -142],
    eye: { at: [-36, -20], radius: 21 },
    ear: { at: [48, -74], tilt: 10, scale: 0.8 },
    nose: { at: [-118, 2], radius: 11 },
    mouth: [
      [-112, 22],
      [-96, 40],
      [-74, 38],
    ],
    forefoot: { at: [-66, 0], long: 40 },
    hindfoot: { at: [112, 0], long: 70 },
  },
  guineaPig: {
    body: points(
      "-196,-190 -130,-278 -20,-312 90,-316 190,-286 250,-212 264,-120 230,-44 140,-10 0,-6 -110,-12 -180,-60 -206,-130",
    ),
    haunch: points("120,-150 190,-166 244,-120 238,-54 186,-12 112,-12 84,-70"),
    head: points("-126,44 -132,8 -112,-38 -60,-84 16,-106 86,-86 122,-24 114,52 70,100 0,110 -62,102 -108,80"),
    headAt: [-164, -172],
    eye: { at: [-46, -26], radius: 19 },
    ear: { at: [46, -58], tilt: 26, scale: 0.84 },
    nose: { at: [-126, 16], radius: 15 },
    mouth: [
      [-118, 46],
      [-100, 66],
      [-74, 62],
    ],
    forefoot: { at: [-92, 0], long: 46 },
    hindfoot: { at: [160, 0], long: 70 },
  },
  rat: {
    body: points("-120,-150 -60,-204 40,-238 140,-228 214,-172 234,-92 204,-30 120,-8 0,-20 -90,-32 -136,-80"),
    haunch: points("84,-140 150,-160 208,-116 208,-50 156,-8 88,-14 56,-70"),
    head: points("-146,40 -142,12 -104,-24 -46,-62 20,-78 78,-56 98,0 82,56 22,80 -52,80 -116,70"),
    headAt: [-160, -128],
    eye: { at: [-36, -14], radius: 16 },
    ear: { at: [40, -54], tilt: 14, scale: 0.74 },
    nose: { at: [-142, 28], radius: 11 },
    mouth: [
      [-134, 48],
      [-114, 62],
      [-88, 58],
    ],
    forefoot: { at: [-66, 0], long: 44 },
    hindfoot: { at: [122, 0], long: 104 },
    tail: {
      spine: points("214,-50 286,-20 330,10 290,44 170,52 40,40 -60,48"),
      thick: 14,
    },
  },
  gerbil: {
    body: points("-100,-160 -36,-216 56,-232 140,-200 188,-124 182,-50 130,-10 20,-6 -70,-16 -114,-76"),
    haunch: points("60,-140 122,-156 172,-112 172,-48 126,-10 60,-12 34,-66"),
    head: points("-116,30 -114,6 -76,-40 -22,-78 40,-84 90,-50 100,6 78,60 20,82 -46,74 -96,56"),
    headAt: [-118, -150],
    eye: { at: [-28, -14], radius: 19 },
    ear: { at: [42, -66], tilt: 12, scale: 0.78 },
    nose: { at: [-114, 18], radius: 10 },
    mouth: [
      [-104, 34],
      [-88, 48],
      [-66, 44],
    ],
    forefoot: { at: [-50, 0], long: 38 },
    hindfoot: { at: [104, 0], long: 112 },
    tail: {
      spine: points("170,-40 236,-16 300,-24 338,-76 334,-150"),
      thick: 12,
    },
  },
  chinchilla: {
    body: points("-120,-220 -50,-296 60,-318 160,-274 216,-184 214,-84 154,-14 20,-4 -80,-10 -140,-80 -148,-160"),
    haunch: points("60,-170 130,-190 194,-136 196,-60 146,-12 60,-14 24,-84"),
    head: points("-132,38 -130,10 -92,-36 -32,-84 40,-94 102,-60 122,6 102,72 40,106 -42,96 -104,70"),
    headAt: [-108, -236],
    eye: { at: [-38, -10], radius: 22 },
    ear: { at: [44, -60], tilt: 16, scale: 0.86 },
    nose: { at: [-130, 22], radius: 11 },
    mouth: [
      [-120, 42],
      [-102, 58],
      [-78, 54],
    ],
    forefoot: { at: [-60, 0], long: 40 },
    hindfoot: { at: [116, 0], long: 118 },
    tail: {
      spine: points("160,-50 250,-40 312,-96 318,-190 270,-256"),
      thick: 38,
    },
  },
};
