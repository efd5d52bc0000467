import type { Colour } from "../../lib/colour.ts";
import type { Point } from "../../lib/path.ts";
import type { Colouring, Located } from "./skin.ts";

/** One lizard: its build in each view and where which colour sits. Side views face left, the floor lies at y = 0. */
export interface Lizard {
  slug: string;
  colour: Colour;
  belly: Colour;
  lid: Colour;
  iris: Colour;
  /** Width of the pupil against the eye. */
  pupil: number;
  /** Spines: a beard and flank fringe, eyelash crests, or none. */
  spines?: "beard" | "crest";
  pads?: boolean;
  front: {
    /** How high it carries its chest: 1 sits up, 0.5 lies low. */
    stand: number;
    face: readonly Point[];
    eye: { x: number; y: number; radius: number };
    mouth: { y: number; wide: number; lift: number };
    nostril: Point;
    colour: Colouring;
    body: Colouring;
  };
  side: {
    spine: readonly Point[];
    radius: readonly (readonly [along: number, radius: number])[];
    head: readonly Point[];
    headAt: Point;
    eye: { at: Point; radius: number };
    mouth: readonly [Point, Point, Point];
    foreleg: readonly Point[];
    hindleg: readonly Point[];
    legs: number;
    colour: Located;
    face: Colouring;
  };
}

/** A radius that changes smoothly between the given places along a tube. */
export function tapering(stops: readonly (readonly [along: number, radius: number])[]): (along: number) => number {
  return (along) => {
    const next = stops.findIndex(([at]) => at >= along);
    const [toAt, to] = stops[next < 0 ? stops.length - 1 : next] as readonly [number, number];
    const [fromAt, from] = stops[Math.max(0, (next < 0 ? stops.length : next) - 1)] as readonly [number, number];
    const share = toAt === fromAt ? 0 : (along - fromAt) / (toAt - fromAt);
    return from + (to - from) * (share * share * (3 - 2 * share));
  };
}
