import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { type Point, smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { band, beside, curve, walk } from "./course.ts";
import { cast, volume } from "./shading.ts";
import { clipped, ellipse, fill, repeat, stroke, times, trace } from "./shapes.ts";

interface Rope {
  points: readonly Point[];
  thick: number;
  /** Strands in the order they wind around each other. */
  colours: readonly Colour[];
  shadow?: number;
}

/** Twisted rope along a curve. Each strand shows as a leaning lobe; light falls from the upper left. */
export function rope(drawing: Drawing, { points, thick, colours, shadow = 0.34 }: Rope): string {
  const pitch = thick * 0.46;
  const steps = walk(points, pitch);
  const half = thick / 2;
  const lobes = steps
    .map((step, index) => {
      const colour = colours[index % colours.length] as Colour;
      const paint = drawing.linear(
        [0, 0],
        [0.4, 1],
        [
          [0, lighter(colour, 0.3)],
          [0.45, colour],
          [1, darker(colour, 0.34)],
        ],
      );
      const lean = thick * 0.42;
      const outline = smooth([
        beside(step, -half, -lean),
        beside(step, -half * 0.75, pitch * 0.5 - lean * 0.4),
        beside(step, half * 0.5, pitch * 0.75 + lean * 0.35),
        beside(step, half, lean),
        beside(step, half * 0.7, lean * 0.25 - pitch * 0.35),
        beside(step, -half * 0.5, -lean * 0.75 - pitch * 0.2),
      ]);
      return fill(outline, paint) + stroke(outline, darker(colour, 0.6), 1.6, { opacity: 0.4 });
    })
    .join("");
  const tube = band(walk(points, 6), half * 0.99);
  const path = curve(points);
  return (
    `<g transform="translate(10 16)"><path d="${path}" fill="none" stroke="#4a2a14" stroke-width="${thick}" stroke-linecap="round" opacity="${shadow}" filter="${drawing.blur(9)}"/></g>` +
    fill(tube, darker(colours[0] as Colour, 0.45)) +
    lobes +
    clipped(
      drawing.clip(tube),
      `<g transform="translate(${half * 0.42} ${half * 0.5})"><path d="${path}" fill="none" stroke="#2a1408" stroke-width="${half * 0.9}" opacity=".28" filter="${drawing.blur(half * 0.34)}"/></g>` +
        `<g transform="translate(${-half * 0.34} ${-half * 0.4})"><path d="${path}" fill="none" stroke="#ffffff" stroke-width="${half * 0.36}" opacity=".3" filter="${drawing.blur(half * 0.2)}"/></g>`,
    )
  );
}

/** A frayed end: loose threads fanning out from (0, 0) to the right. */
export function tassel(
  drawing: Drawing,
  random: Random,
  colours: readonly Colour[],
  { long, wide }: { long: number; wide: number },
): string {
  const threads = times(64, (index) => {
    const colour = random.pick(colours);
    const start = random.between(-0.5, 0.5) * wide;
    const end = start * 2 + random.between(-0.16, 0.16) * wide;
    const reach = long * random.between(0.78, 1.05);
    const tone = index < 26 ? darker(colour, 0.24) : start < 0 ? lighter(colour, 0.24) : colour;
    return stroke(
      `M0 ${start.toFixed(1)}Q${(reach * 0.5).toFixed(1)} ${(start * 1.25).toFixed(1)} ${reach.toFixed(1)} ${end.toFixed(1)}`,
      tone,
      wide * 0.075,
    );
  });
  return `<g transform="translate(8 14)" opacity=".26" filter="${drawing.blur(8)}">${fill(
    smooth([
      [0, -wide * 0.4],
      [long * 0.9, -wide * 0.9],
      [long * 0.9, wide * 0.9],
      [0, wide * 0.4],
    ]),
    "#4a2a14",
  )}</g>${threads.join("")}`;
}

/** A fat overhand knot around (0, 0). */
export function knot(drawing: Drawing, size: number, colours: readonly Colour[]): string {
  const [one = "#ffffff", two = one] = colours;
  const lobe = (points: Point[], colour: Colour) => {
    const outline = smooth(points.map(([x, y]): Point => [x * size, y * size]));
    const twist = repeat(5, (index) => {
      const x = (-0.5 + index * 0.25) * size;
      return stroke(
        `M${x.toFixed(1)} ${(-size * 0.6).toFixed(1)}Q${(x + size * 0.28).toFixed(1)} 0 ${(x + size * 0.1).toFixed(1)} ${(size * 0.6).toFixed(1)}`,
        darker(colour, 0.4),
        size * 0.03,
        { opacity: 0.4 },
      );
    });
    return volume(drawing, outline, colour, { depth: size * 0.2, surface: twist });
  };
  return (
    cast(drawing, fill(ellipse(0, 0, size * 0.6, size * 0.56), "#4a2a14"), { move: [8, 14], soft: 9, opacity: 0.34 }) +
    lobe(trace("-0.5,-0.2 -0.2,-0.56 0.14,-0.5 0.1,0.1 -0.16,0.5 -0.46,0.3"), two) +
    lobe(trace("0.52,-0.1 0.4,-0.48 0.04,-0.58 -0.1,-0.2 0.1,0.44 0.44,0.4"), one) +
    lobe(
      trace("-0.54,0.0 -0.36,-0.34 0.1,-0.2 0.5,0.16 0.42,0.5 0,0.46 -0.36,0.3"),
      one === two ? lighter(one, 0.1) : two,
    )
  );
}
