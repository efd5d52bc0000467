import { type Colour, darker, lighter } from "../lib/colour.ts";
import type { Drawing } from "../lib/drawing.ts";
import { smooth } from "../lib/path.ts";
import type { Random } from "../lib/random.ts";
import { curve } from "./course.ts";
import { cast, contact, grain, volume } from "./shading.ts";
import { clipped, ellipse, fill, placed, repeat, rounded, stroke, times, trace } from "./shapes.ts";

interface Ball {
  radius: number;
  colour: Colour;
  pattern: "seam" | "dots" | "stripe" | "plain";
  second?: Colour;
  /** In the air or on a string: no shadow right below. */
  floating?: boolean;
}

/** A rubber ball around (0, 0) with its shadow. */
export function ball(
  drawing: Drawing,
  { radius: r, colour, pattern, second = lighter(colour, 0.7), floating = false }: Ball,
): string {
  const outline = ellipse(0, 0, r);
  const shade = drawing.radial([0.36, 0.3], 0.78, [
    [0, "#ffffff", 0.5],
    [0.3, "#ffffff", 0.08],
    [0.62, "#2a1408", 0.06],
    [0.9, "#2a1408", 0.42],
    [1, "#2a1408", 0.3],
  ]);
  const marks: Record<Ball["pattern"], () => string> = {
    seam: () =>
      stroke(`M${-r} ${-r * 0.34}Q${-r * 0.1} ${r * 0.1} ${-r * 0.1} ${r * 1.1}`, second, r * 0.09) +
      stroke(`M${r * 0.28} ${-r}Q${r * 0.2} ${-r * 0.1} ${r} ${r * 0.3}`, second, r * 0.09),
    stripe: () =>
      stroke(`M${-r} ${r * 0.1}Q0 ${r * 0.56} ${r} ${r * 0.1}`, second, r * 0.34) +
      stroke(`M${-r} ${-r * 0.36}Q0 ${r * 0.06} ${r} ${-r * 0.36}`, second, r * 0.08),
    dots: () =>
      repeat(19, (index) => {
        const angle = index * 2.4;
        const out = Math.sqrt((index + 0.5) / 19) * 0.94;
        const [x, y] = [Math.cos(angle) * out * r, Math.sin(angle) * out * r];
        const squash = Math.sqrt(1 - out * out * 0.9);
        const dent = fill(ellipse(0, 0, r * 0.13 * squash, r * 0.13), darker(colour, 0.3));
        const dot = fill(ellipse(-r * 0.012, -r * 0.015, r * 0.11 * squash, r * 0.11), second);
        return placed(dent + dot, { move: [x, y], turn: (angle * 180) / Math.PI });
      }),
    plain: () => "",
  };
  return (
    (floating ? "" : contact(drawing, r * 0.12, r * 0.98, r * 1.1, r * 0.24, 0.7)) +
    fill(outline, colour) +
    clipped(drawing.clip(outline), marks[pattern]() + fill(outline, shade)) +
    `<ellipse cx="${-r * 0.36}" cy="${-r * 0.46}" rx="${r * 0.24}" ry="${r * 0.14}" fill="#ffffff" opacity=".6" transform="rotate(-34 ${-r * 0.36} ${-r * 0.46})" filter="${drawing.blur(r * 0.05)}"/>` +
    stroke(`M${r * 0.4} ${r * 0.86}Q${r * 0.84} ${r * 0.6} ${r * 0.92} ${r * 0.14}`, lighter(colour, 0.6), r * 0.035, {
      opacity: 0.4,
    })
  );
}

/** A feather whose quill starts at (0, 0) and points down. */
export function feather(
  drawing: Drawing,
  random: Random,
  { long, colour, tip }: { long: number; colour: Colour; tip: Colour },
): string {
  const wide = long * 0.2;
  const outline = smooth([
    [0, long * 0.06],
    [wide * 0.7, long * 0.22],
    [wide, long * 0.55],
    [wide * 0.6, long * 0.86],
    [0, long],
    [-wide * 0.55, long * 0.84],
    [-wide * 0.95, long * 0.5],
    [-wide * 0.6, long * 0.2],
  ]);
  const paint = drawing.linear(
    [0, 0],
    [0.3, 1],
    [
      [0, lighter(colour, 0.4)],
      [0.55, colour],
      [1, tip],
    ],
  );
  const barbs = repeat(46, (index) => {
    const y = long * (0.12 + (index / 46) * 0.82);
    const side = index % 2 ? 1 : -1;
    return stroke(
      `M0 ${y.toFixed(1)}Q${(side * wide * 0.5).toFixed(1)} ${(y + 8).toFixed(1)} ${(side * wide * random.between(0.9, 1.05)).toFixed(1)} ${(y + long * 0.1).toFixed(1)}`,
      random.chance(0.5) ? lighter(colour, 0.6) : darker(colour, 0.3),
      1.5,
      { opacity: 0.4 },
    );
  });
  return (
    cast(drawing, fill(outline, "#4a2a14"), { move: [8, 12], soft: 7, opacity: 0.2 }) +
    fill(outline, paint) +
    clipped(drawing.clip(outline), barbs) +
    stroke(`M0 0L0 ${long * 0.96}`, lighter(colour, 0.8), 3)
  );
}

/** A felt mouse facing left, middle at (0, 0), about 220 long. */
export function mouse(drawing: Drawing, { colour, ear, tail }: { colour: Colour; ear: Colour; tail: Colour }): string {
  const body = smooth(trace("-118,22 -84,-22 -20,-58 56,-56 104,-14 108,34 60,54 -40,54 -100,44"));
  const felt = grain(drawing, rounded(-130, -90, 280, 180, 4), darker(colour, 0.5), { size: 0.22, strength: 0.42 });
  const tailPath = curve(trace("100,26 150,40 176,4 214,-6 236,24"));
  const seam = "M-112 24Q-20 -22 104 2";
  return (
    contact(drawing, 8, 54, 140, 26, 0.7) +
    stroke(tailPath, darker(tail, 0.3), 11) +
    stroke(tailPath, tail, 7) +
    volume(drawing, smooth(trace("-52,-44 -56,-84 -22,-92 -8,-60")), darker(ear, 0.15), { depth: 12 }) +
    volume(drawing, body, colour, { depth: 44, surface: felt }) +
    stroke(seam, darker(colour, 0.4), 3, { dash: "9 7", opacity: 0.6 }) +
    volume(drawing, smooth(trace("-44,-34 -62,-72 -30,-96 2,-76 -8,-40")), colour, { depth: 14 }) +
    fill(smooth(trace("-40,-42 -50,-70 -28,-84 -8,-70 -14,-46")), ear) +
    fill(ellipse(-76, 2, 8), "#2a1a14") +
    fill(ellipse(-79, -1, 2.6), "#ffffff") +
    fill(ellipse(-117, 24, 9, 8), darker(ear, 0.2)) +
    repeat(3, (index) =>
      stroke(`M-104 ${26 + index * 5}Q-128 ${32 + index * 9} -146 ${30 + index * 14}`, "#fffaf0", 2.4, {
        opacity: 0.9,
      }),
    )
  );
}

/** A sprig of catnip growing up from (0, 0). */
export function sprig(
  drawing: Drawing,
  random: Random,
  tall: number,
  colour: Colour = "#6f9d6a",
  bloom?: Colour,
): string {
  const leafAt = (y: number, side: number, size: number) => {
    const outline = smooth([
      [0, 0],
      [side * size * 0.5, -size * 0.42],
      [side * size, -size * 0.3],
      [side * size * 0.7, size * 0.16],
    ]);
    return `<g transform="translate(0 ${-y})">${fill(
      outline,
      drawing.linear(
        [0, 0],
        [1, 1],
        [
          [0, lighter(colour, 0.35)],
          [1, darker(colour, 0.2)],
        ],
      ),
    )}${stroke(`M0 0Q${side * size * 0.4} ${-size * 0.16} ${side * size * 0.86} ${-size * 0.22}`, darker(colour, 0.35), 1.8, { opacity: 0.6 })}</g>`;
  };
  const pairs = Math.round(tall / 38);
  return (
    stroke(`M0 0Q${tall * 0.04} ${-tall * 0.5} 0 ${-tall}`, darker(colour, 0.25), 5) +
    repeat(
      pairs,
      (index) =>
        leafAt((index + 0.4) * (tall / pairs), 1, 50 - index * 3) +
        leafAt((index + 0.7) * (tall / pairs), -1, 46 - index * 3),
    ) +
    (bloom
      ? times(14, () =>
          fill(
            ellipse(random.between(-9, 9), -tall - random.between(-14, 30), 6, 5),
            random.chance(0.5) ? bloom : lighter(bloom, 0.4),
          ),
        ).join("")
      : "")
  );
}
