import { darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { type Point, smooth } from "../../../lib/path.ts";
import { points, spot } from "../../../lib/points.ts";
import { type Random, randomFrom } from "../../../lib/random.ts";
import { inflate, painted } from "../../../lib/volume.ts";

const placed = ([x, y]: Point, scale: number, turn: number, markup: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${markup}</g>`;

/** A sunflower seed, its point upward before it is turned. */
export function seed(drawing: Drawing, at: Point, scale = 1, turn = 0): string {
  const husk = smooth(points("0,-34 12,-16 16,8 9,26 0,31 -9,26 -16,8 -12,-16"));
  const fill = drawing.linear(
    [0, 0],
    [1, 0.3],
    [
      [0, "#6a6460"],
      [0.45, "#423b38"],
      [1, "#231d1b"],
    ],
  );
  const stripes = [-9, -3.5, 3, 9].map((x) => `M${x * 0.3} -30Q${x * 1.5} 0 ${x * 0.7} 28`).join("");
  return placed(
    at,
    scale,
    turn,
    `<path d="${husk}" fill="${fill}"/>
      <g clip-path="${drawing.clip(husk)}"><path d="${stripes}" fill="none" stroke="#f4ead8" stroke-width="2.6" opacity=".85"/>
      <path d="M-9 -14Q-13 4 -8 18" stroke="#fff" stroke-width="3" opacity=".35" fill="none" stroke-linecap="round"/>
      </g>`,
  );
}

/** Seeds strewn over the floor around a place. */
export function strewnSeeds(drawing: Drawing, [x, y]: Point, [wide, tall]: Point, count: number, name: string): string {
  const random = randomFrom(`seeds:${name}`);
  return Array.from({ length: count }, (): Point => [x + random.between(-wide, wide), y + random.between(-tall, tall)])
    .sort((first, second) => first[1] - second[1])
    .map(
      ([px, py]) =>
        `<ellipse cx="${px + 3}" cy="${py + 8}" rx="20" ry="7" fill="#5b3a20" opacity=".3" filter="${drawing.blur(4)}"/>` +
        `<g transform="translate(${px.toFixed(0)} ${py.toFixed(0)}) scale(1 .7)">${seed(drawing, [0, 0], random.between(0.55, 0.75), random.between(0, 360))}</g>`,
    )
    .join("");
}

/** A carrot with its greens, the tip to the left. */
export function carrot(drawing: Drawing, at: Point, scale = 1, turn = 0): string {
  const root = inflate(points("-150,6 -100,-16 -20,-30 60,-36 96,-24 102,4 92,28 50,36 -30,28 -104,18"), {
    bulge: 1.2,
  });
  const rings = [-96, -50, -8, 34, 66].map((x, index) => `M${x} ${-16 - index * 3}q6 8 3 ${14 + index * 2}`).join("");
  const sprigs = [-34, -14, 8, 30]
    .map((lean, index) => {
      const tone = index % 2 ? "#5d9a4c" : "#78b45e";
      const leaflets = [0.3, 0.5, 0.7, 0.9]
        .map(
          (share) =>
            `<g transform="translate(${100 + 120 * share} ${lean * share * 2.2}) rotate(${lean + (share > 0.6 ? 24 : -24)})"><ellipse rx="17" ry="9" fill="${tone}"/></g>`,
        )
        .join("");
      return `<path d="M96 2Q150 ${lean * 0.6} 218 ${lean * 2.2}" stroke="${darker(tone, 0.2)}" stroke-width="6" fill="none" stroke-linecap="round"/>${leaflets}`;
    })
    .join("");
  return placed(
    at,
    scale,
    turn,
    `${sprigs}${painted(drawing, root, () => "#f08a3c")}<path d="${rings}" stroke="#b85a1e" stroke-width="3" fill="none" stroke-linecap="round" opacity=".6"/>
      <path d="M-90 -12Q0 -28 76 -28" stroke="#ffd9a8" stroke-width="6" fill="none" stroke-linecap="round" opacity=".5" filter="${drawing.blur(3)}"/>`,
  );
}

/** A strawberry standing on its tip before it is turned. */
export function strawberry(drawing: Drawing, at: Point, scale = 1, turn = 0): string {
  const fruit = inflate(points("0,62 -30,42 -50,6 -48,-28 -22,-44 0,-42 22,-44 48,-28 50,6 30,42"), { bulge: 1.1 });
  const pips = points("-26,-22 0,-24 26,-20 -34,2 -11,-2 13,0 34,4 -22,22 2,22 22,24 -8,42 11,42")
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y + 1.4}" rx="3.4" ry="4.8" fill="#8f1b1f" opacity=".5"/><ellipse cx="${x}" cy="${y}" rx="2.4" ry="3.8" fill="#ffe2a0"/>`,
    )
    .join("");
  const sepals = [-64, -34, -6, 22, 52]
    .map(
      (lean) =>
        `<path d="M-7 0Q-14 -24 0 -40Q12 -24 7 0Z" transform="translate(0 -42) rotate(${lean + (lean < 0 ? -40 : 40)})" fill="${lean < 0 ? "#7dbb63" : "#5c9c4c"}"/>`,
    )
    .join("");
  return placed(
    at,
    scale,
    turn,
    `${painted(drawing, fruit, () => "#e2403f")}${pips}
    <ellipse cx="-22" cy="-18" rx="13" ry="18" fill="#fff" opacity=".3" transform="rotate(24 -22 -18)" filter="${drawing.blur(4)}"/>
    ${sepals}<path d="M0 -44q2 -16 10 -22" stroke="#5c9c4c" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  );
}

/** A lettuce or dandelion leaf lying on the floor, its stalk to the right. */
export function greenLeaf(drawing: Drawing, at: Point, scale = 1, turn = 0): string {
  const random = randomFrom(`leaf:${at.join()}`);
  const edge: Point[] = [
    [110, 0],
    ...ruffle(random, [80, -26], [-120, -44], 6, -12),
    [-150, -4],
    ...ruffle(random, [-120, 38], [80, 24], 6, 12),
  ];
  const blade = inflate(edge, { bulge: 0.5 });
  const veins = [60, 16, -28, -72].map((x) => `M${x} 0L${x - 40} -30M${x} 0L${x - 40} 28`).join("");
  return placed(
    at,
    scale,
    turn,
    `${painted(drawing, blade, (_x, y) => (y < 0 ? "#8cc768" : "#76b556"))}<path d="M124 2Q0 -4 -134 -2" stroke="#dff0bd" stroke-width="7" fill="none" stroke-linecap="round"/>
      <path d="${veins}" stroke="${lighter("#9ad077", 0.3)}" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8"/>`,
  );
}

const ruffle = (random: Random, from: Point, to: Point, count: number, out: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const share = (index + 0.5) / count;
    return [
      from[0] + (to[0] - from[0]) * share + random.between(-4, 4),
      from[1] + (to[1] - from[1]) * share + (index % 2 ? out : -out * 0.3),
    ];
  });

/** A loose heap of hay stalks; what stands in it is drawn between its back and its front. */
export function hay([x, y]: Point, [wide, tall]: Point, count: number, name: string): string {
  const random = randomFrom(`hay:${name}`);
  return Array.from({ length: count }, () => {
    const share = random.between(-1, 1);
    const [px, py] = [x + share * wide, y - random.next() * tall * (1 - share ** 2) + random.between(-8, 10)];
    const angle = random.between(-0.5, 0.5) + (random.chance(0.5) ? Math.PI : 0);
    const long = random.between(60, 130);
    const [tipX, tipY] = [px + Math.cos(angle) * long, py + Math.sin(angle) * long * 0.6];
    const colour = random.pick(["#d9c06a", "#c4ab54", "#e6d58c", "#b7b062", "#a9963f", "#efe0a2"]);
    const bend = spot((px + tipX) / 2, (py + tipY) / 2 - random.between(4, 22));
    const line = `M${spot(px, py)}Q${bend} ${spot(tipX, tipY)}`;
    return `<path d="${line}" stroke="${colour}" stroke-width="${random.between(2.5, 5).toFixed(1)}" fill="none" stroke-linecap="round"/>`;
  }).join("");
}
