import { mix } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { randomFrom } from "../../../lib/random.ts";
import { boxAround, coat, fringed, moved, softSpot, tones, towards, volume } from "../../shared/index.ts";
import type { Dog, Expression } from "../dog.ts";
import type { Turn } from "./turn.ts";

export type Side = "left" | "right";

/** An ear on the far side of a turned head lies behind it; hanging ears of a frontal head lie in front. */
export function earBehindHead({ ears }: Dog, { yaw = 0 }: Expression, side: Side): boolean {
  if (ears.kind === "erect" || ears.kind === "tipped") return true;
  return side === "right" ? yaw > 7 : yaw < -7;
}

export function ear(drawing: Drawing, dog: Dog, expression: Expression, turn: Turn, side: Side): string {
  const { ears, fluff, slug } = dog;
  const outward = side === "right" ? 1 : -1;
  const random = randomFrom(`${slug}:ear:${side}`);
  const [x, y] = turn(ears.root[0] * outward, ears.root[1], ears.kind === "erect" || ears.kind === "tipped" ? 10 : -20);
  const near = outward * (expression.yaw ?? 0) < 0 ? 1 : -1;
  const foreshortening = 1 + near * Math.abs(Math.sin(((expression.yaw ?? 0) * Math.PI) / 180)) * 0.42;
  const points = moved(ears.outline, [0, 0], outward * foreshortening, 1);
  const tufts = ears.fluff ?? fluff * 0.6;
  const outline = tufts ? fringed(points, (_, down) => (down > 10 ? tufts : tufts * 0.3), random, 20) : smooth(points);
  const lift = (side === "left" ? expression.ears?.[0] : expression.ears?.[1]) ?? 0;
  const body =
    ears.kind === "drop" ? hanging(drawing, dog, outline, points) : standing(drawing, dog, outline, points, outward);
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${-lift * outward})">${body}</g>`;
}

function hanging(drawing: Drawing, { ears, slug }: Dog, outline: string, points: readonly Point[]): string {
  const random = randomFrom(`${slug}:ear-fur`);
  const box = boxAround(points);
  const strands = coat(random, box, ears.colour, {
    flow: towards(90),
    length: ears.fluff ? 34 : 22,
    density: ears.fluff ? 1.6 : 1,
  });
  const waves = ears.wavy ? wavyLocks(points, ears.colour, slug) : "";
  const fold = softSpot(drawing, 0, box.y[0] + 16, 40, 18, tones(ears.colour).rim, 0.45);
  return volume(drawing, outline, { colour: ears.colour, depth: 34, shade: 0.6 }, strands + waves + fold);
}

/** Long wavy hair: S-shaped locks from the root of the ear to its hem. */
function wavyLocks(points: readonly Point[], colour: Dog["ears"]["colour"], slug: string): string {
  const random = randomFrom(`${slug}:locks`);
  const { x, y } = boxAround(points);
  const steps = tones(colour);
  return Array.from({ length: 16 }, (_, index) => {
    const startX = x[0] + ((index + 0.5) / 16) * (x[1] - x[0]);
    const startY = y[0] + random.between(10, 90);
    const sway = random.between(8, 13);
    const path = `M${startX.toFixed(1)} ${startY.toFixed(1)}q${sway} 26 0 52t0 52t0 52t0 52`;
    const light = index % 2 === 0;
    return (
      `<path d="${path}" fill="none" stroke="${light ? steps.rim : steps.deep}" ` +
      `stroke-width="${light ? 4 : 6}" opacity="${light ? 0.35 : 0.3}" stroke-linecap="round"/>`
    );
  }).join("");
}

function standing(drawing: Drawing, dog: Dog, outline: string, points: readonly Point[], outward: number): string {
  const { ears, slug, fluff } = dog;
  const random = randomFrom(`${slug}:ear-fur`);
  const box = boxAround(points);
  const fur = coat(random, box, ears.colour, { flow: towards(-80), length: 16 });
  const shell = volume(drawing, outline, { colour: ears.colour, depth: 26, shade: 0.5 }, fur);
  if (ears.kind === "folded") return shell + foldShadow(drawing, outline, points, outward);
  const innerPoints = innerOutline(points, outward);
  const tufts = inner(innerPoints, dog, outward);
  const shellInside = volume(
    drawing,
    smooth(innerPoints),
    { colour: ears.inside, depth: 30, shade: 0.5, rim: 0.15 },
    fluff ? tufts : "",
  );
  return shell + shellInside + (ears.kind === "tipped" && outward > 0 ? tip(drawing, dog, points, outward) : "");
}

function innerOutline(points: readonly Point[], outward: number): Point[] {
  const { x, y } = boxAround(points);
  const middle = (x[0] + x[1]) / 2 + outward * 2;
  return points.map(([px, py]): Point => [middle + (px - middle) * 0.56, y[1] - 4 + (py - y[1]) * 0.78]);
}

function inner(points: readonly Point[], { ears, slug }: Dog, outward: number): string {
  const random = randomFrom(`${slug}:inner-ear`);
  const { x, y } = boxAround(points);
  const pale = mix(ears.inside, "#fff6ea", 0.55);
  return Array.from({ length: 9 }, (_, index) => {
    const startX = (outward > 0 ? x[0] : x[1]) + outward * index * 3.2;
    const reach = random.between(0.35, 0.75) * (y[1] - y[0]);
    return (
      `<path d="M${startX.toFixed(1)} ${y[1]}q${outward * 4} ${(-reach * 0.6).toFixed(1)} ` +
      `${(outward * (10 + index * 2)).toFixed(1)} ${(-reach).toFixed(1)}" fill="none" stroke="${pale}" ` +
      'stroke-width="3.4" stroke-linecap="round" opacity=".75"/>'
    );
  }).join("");
}

/** The upper third of the ear falls forward over the rest. */
function tip(drawing: Drawing, { ears }: Dog, points: readonly Point[], outward: number): string {
  const { x, y } = boxAround(points);
  const [wide, tall] = [x[1] - x[0], y[1] - y[0]];
  const middle = (x[0] + x[1]) / 2;
  const flap: Point[] = [
    [middle - wide * 0.3, y[0] + tall * 0.22],
    [middle, y[0] - tall * 0.02],
    [middle + wide * 0.32, y[0] + tall * 0.24],
    [middle + outward * wide * 0.42, y[0] + tall * 0.56],
    [middle + outward * wide * 0.16, y[0] + tall * 0.5],
  ];
  const path = smooth(flap);
  return (
    `<path d="${path}" fill="#1d0f08" opacity=".35" transform="translate(2 10)" filter="${drawing.blur(5)}"/>` +
    volume(drawing, path, { colour: ears.colour, depth: 18, shade: 0.5 })
  );
}

const foldShadow = (drawing: Drawing, outline: string, points: readonly Point[], outward: number) => {
  const { x, y } = boxAround(points);
  const from = outward > 0 ? x[0] : x[1];
  return (
    `<g clip-path="${drawing.clip(outline)}"><path d="M${from} ${y[0] + 18}Q${(x[0] + x[1]) / 2} ` +
    `${(y[0] + y[1]) / 2 - 6} ${outward > 0 ? x[1] : x[0]} ${y[1] - 14}" fill="none" stroke="#22131a" ` +
    `stroke-width="7" opacity=".3" filter="${drawing.blur(3)}"/></g>`
  );
};
