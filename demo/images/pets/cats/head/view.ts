import { type Point, smooth } from "../../../lib/path.ts";
import type { Mood } from "../cat.ts";

const radians = (degrees: number) => (degrees / 180) * Math.PI;

/** Turns points of a face seen from the front into the view of a head that looks aside, up or down. */
export class View {
  private readonly turn: number;
  private readonly raise: number;
  private readonly wide: number;
  private readonly tall: number;

  constructor(mood: Mood, wide: number, tall: number) {
    this.turn = radians(mood.turn ?? 0);
    this.raise = radians(mood.raise ?? 0);
    this.wide = wide;
    this.tall = tall;
  }

  /** A point of the face's surface; `lift` raises it above the skull, as a muzzle does. */
  face(x: number, y: number, lift = 0): Point {
    const inside = Math.max(0, 1 - (x / (this.wide * 1.06)) ** 2 - (y / (this.tall * 1.1)) ** 2);
    return this.space(x, y, Math.sqrt(inside) * this.wide * 0.74 + lift);
  }

  space(x: number, y: number, z: number): Point {
    const turnedX = x * Math.cos(this.turn) + z * Math.sin(this.turn);
    const turnedZ = -x * Math.sin(this.turn) + z * Math.cos(this.turn);
    return [turnedX, y * Math.cos(this.raise) - turnedZ * Math.sin(this.raise)];
  }

  /** The skull's outline: a ball keeps its outline when it turns, only jaw and cheeks follow the face. */
  skull(x: number, y: number): Point {
    const jaw = Math.max(0, y / this.tall + 0.15);
    const turned = Math.sin(this.turn);
    const raised = Math.sin(this.raise);
    const far = Math.sign(x) === Math.sign(turned) ? Math.abs(turned) : 0;
    const shiftX = turned * this.wide * (0.1 + 0.2 * jaw);
    const narrowed = x * (1 - far * 0.14 * (1 - jaw * 0.6));
    return [narrowed + shiftX, y - raised * this.tall * (y > 0 ? 0.34 : 0.12)];
  }

  get turned(): number {
    return Math.sin(this.turn);
  }

  get raised(): number {
    return Math.sin(this.raise);
  }

  shape(points: readonly Point[], lift = 0): Point[] {
    return points.map(([x, y]) => this.face(x, y, lift));
  }

  path(points: readonly Point[], lift = 0): string {
    return smooth(this.shape(points, lift));
  }

  line(points: readonly Point[], lift = 0): string {
    return smooth(this.shape(points, lift), { closed: false });
  }
}

export const mirrored = (points: readonly Point[], side: 1 | -1): Point[] =>
  points.map(([x, y]): Point => [x * side, y]);

export const oval = (x: number, y: number, wide: number, tall: number, steps = 20): Point[] =>
  Array.from({ length: steps }, (_, index): Point => {
    const angle = (index / steps) * Math.PI * 2;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * tall];
  });
