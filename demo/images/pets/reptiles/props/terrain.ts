import { type Colour, darker, lighter } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import type { Point } from "../../../lib/path.ts";
import { points, spot } from "../../../lib/points.ts";
import { randomFrom } from "../../../lib/random.ts";
import { across, rings, tubeOutline } from "../../../lib/tube.ts";
import { inflate, painted } from "../../../lib/volume.ts";

/** A stone: a lit volume with flecks and a few cracks. */
export function rock(drawing: Drawing, name: string, outline: readonly Point[], colour: Colour): string {
  const volume = inflate(outline, { bulge: 0.9 });
  const random = randomFrom(`rock:${name}`);
  const { left, top, right, bottom } = volume.box;
  const flecks = Array.from({ length: 240 }, () => {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    const tone = random.chance(0.5) ? lighter(colour, 0.5) : darker(colour, 0.45);
    const long = random.between(0.5, 4);
    return `<path d="M${spot(x, y)}h${long.toFixed(1)}" stroke="${tone}" stroke-width="3" stroke-linecap="round" opacity="${random.between(0.2, 0.5).toFixed(2)}"/>`;
  }).join("");
  const cracks = Array.from({ length: 5 }, () => {
    const [x, y] = [random.between(left + 60, right - 60), random.between(top + 20, bottom - 20)];
    return `M${spot(x, y)}l${spot(random.between(14, 34), random.between(-12, 14))}l${spot(random.between(8, 26), random.between(2, 18))}`;
  }).join("");
  return `${painted(drawing, volume, () => colour)}<g clip-path="${drawing.clip(volume.path)}">${flecks}
    <path d="${cracks}" fill="none" stroke="${darker(colour, 0.6)}" stroke-width="2.6" stroke-linejoin="round" opacity=".4"/>
    </g>`;
}

/** A branch with bark along its length. */
export function branch(
  drawing: Drawing,
  name: string,
  spine: readonly Point[],
  radius: (along: number) => number,
  colour: Colour = "#9a6b43",
): string {
  const tube = rings(spine, radius, 26);
  const volume = inflate(tubeOutline(tube), { bulge: 1 });
  const random = randomFrom(`branch:${name}`);
  const bark = Array.from({ length: 90 }, () => {
    const start = Math.floor(random.between(0, tube.length - 4));
    const share = random.between(-0.9, 0.9);
    const course = [0, 1, 2].map((step) =>
      across(tube[start + step] ?? (tube[0] as (typeof tube)[number]), share + random.between(-0.06, 0.06)),
    );
    const tone = random.chance(0.35) ? lighter(colour, 0.4) : darker(colour, 0.5);
    const line = `M${course.map(([x, y]) => spot(x, y)).join("L")}`;
    return `<path d="${line}" stroke="${tone}" stroke-width="${random.between(1.5, 4).toFixed(1)}" fill="none" stroke-linecap="round" opacity=".5"/>`;
  }).join("");
  return `${painted(drawing, volume, () => colour)}<g clip-path="${drawing.clip(volume.path)}">${bark}</g>`;
}

/** Half a log of cork bark standing over its hollow; `inside` looks out. */
export function corkHide(drawing: Drawing, inside: string): string {
  const outer: Point[] = points(
    "-300,0 -290,-130 -226,-250 -110,-322 20,-336 150,-306 246,-226 292,-110 300,0 150,6 0,8 -150,6",
  );
  const volume = inflate(outer, { bulge: 0.8 });
  const random = randomFrom("cork");
  const furrows = Array.from({ length: 150 }, () => {
    const angle = random.between(Math.PI, Math.PI * 2);
    const reach = random.between(0.7, 0.99);
    const [x, y] = [Math.cos(angle) * 300 * reach, Math.sin(angle) * 332 * reach];
    const along = angle + Math.PI / 2 + random.between(-0.4, 0.4);
    const long = random.between(10, 34);
    const line = `M${spot(x, y)}l${spot(Math.cos(along) * long, Math.sin(along) * long)}`;
    const tone = random.chance(0.4) ? "#c79b6c" : "#5a3a22";
    return `<path d="${line}" stroke="${tone}" stroke-width="${random.between(3, 8).toFixed(1)}" stroke-linecap="round" opacity=".45"/>`;
  }).join("");
  const hollow = "M-214 10C-214 -120 -150 -236 0 -240C150 -236 214 -120 214 10Z";
  const dark = drawing.radial([0.5, 0.3], 0.9, [
    [0, "#2a160c"],
    [1, "#5a361f"],
  ]);
  return (
    `${painted(drawing, volume, () => "#97683f")}<g clip-path="${drawing.clip(volume.path)}">${furrows}</g>` +
    `<path d="${hollow.replace("Z", "")}" fill="none" stroke="#c79b6c" stroke-width="16"/><path d="${hollow}" fill="${dark}"/>${inside}`
  );
}

/** A shallow stone dish of water seen from slightly above. */
export function waterDish(drawing: Drawing, [x, y]: Point, wide: number): string {
  const stone = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, "#d8d0c6"],
      [0.5, "#a89e94"],
      [1, "#6f655d"],
    ],
  );
  const water = drawing.linear(
    [0, 0],
    [0.4, 1],
    [
      [0, "#d9f1fb"],
      [0.6, "#94cbe6"],
      [1, "#6aaed2"],
    ],
  );
  return `<ellipse cx="${x + 6}" cy="${y + wide * 0.22}" rx="${wide * 1.04}" ry="${wide * 0.24}" fill="#5b3a20" opacity=".35" filter="${drawing.blur(10)}"/>
    <path d="M${x - wide} ${y}C${x - wide} ${y + wide * 0.4} ${x - wide * 0.5} ${y + wide * 0.46} ${x} ${y + wide * 0.46}S${x + wide} ${y + wide * 0.4} ${x + wide} ${y}Z" fill="${stone}"/>
    <ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.32}" fill="#c9bfb4"/>
    <ellipse cx="${x}" cy="${y + 3}" rx="${wide * 0.84}" ry="${wide * 0.24}" fill="#7d736a"/>
    <ellipse cx="${x}" cy="${y + 6}" rx="${wide * 0.81}" ry="${wide * 0.215}" fill="${water}"/>
    <path d="M${x - wide * 0.5} ${y}q${wide * 0.24} ${-wide * 0.1} ${wide * 0.5} ${-wide * 0.08}" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/>`;
}

/** A great leaf from above, its stalk at the lower right. */
export function greatLeaf(drawing: Drawing): string {
  const blade: Point[] = points(
    "250,300 120,316 -60,262 -210,140 -292,-40 -306,-196 -286,-300 -170,-300 0,-262 150,-168 254,-20 290,150",
  );
  const volume = inflate(blade, { bulge: 0.35 });
  const vein = (share: number, side: 1 | -1) => {
    const [x, y] = [250 - share * 526, 300 - share * 588];
    const reach = 196 * Math.sin(share * 2.5 + 0.5) * side;
    const [tipX, tipY] = [x - 70 - reach * 0.745, y - 78 + reach * 0.667];
    return `M${x} ${y}Q${x - 14 - reach * 0.5} ${y - 16 + reach * 0.45} ${tipX} ${tipY}`;
  };
  const veins = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8].map((share) => vein(share, 1) + vein(share, -1)).join("");
  return (
    `<path d="${volume.path}" transform="translate(14 34)" fill="#5b3a20" opacity=".3" filter="${drawing.blur(18)}"/>` +
    `<path d="M246 296Q300 350 330 440" stroke="#6d9b4a" stroke-width="20" fill="none" stroke-linecap="round"/>` +
    painted(drawing, volume, (x, y) => (y * 520 - x * 580 > -20000 ? "#7fbf7a" : "#93cf88")) +
    `<path d="${veins}" clip-path="${drawing.clip(volume.path)}" stroke="#c4e6b0" stroke-width="5" fill="none" stroke-linecap="round" opacity=".75"/>
      <path d="M250 300L-276 -288" stroke="#d6efc2" stroke-width="11" stroke-linecap="round"/>`
  );
}

/** A leaf growing from a twig; upright before it is turned, measured from its foot. */
export function twigLeaf(drawing: Drawing, [x, y]: Point, length: number, turn: number): string {
  const volume = inflate(
    [
      [0, 0],
      [-length * 0.24, -length * 0.3],
      [-length * 0.2, -length * 0.72],
      [0, -length],
      [length * 0.2, -length * 0.72],
      [length * 0.24, -length * 0.3],
    ],
    { bulge: 0.5 },
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${painted(drawing, volume, (px) => (px < 0 ? "#8cc97f" : "#74b56c"))}<path d="M0 10V${-length * 0.9}" stroke="#d3edbf" stroke-width="5" stroke-linecap="round"/>
    </g>`;
}

/** A patch of sand on the floor. */
export function sand(drawing: Drawing, [x, y]: Point, [wide, flat]: Point, name: string): string {
  const random = randomFrom(`sand:${name}`);
  const fill = drawing.radial([0.45, 0.35], 0.7, [
    [0, "#f3e3c0"],
    [0.8, "#e6cfa2"],
    [1, "#d9bd8b"],
  ]);
  const grains = Array.from({ length: 220 }, () => {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.96];
    const at = spot(x + Math.cos(angle) * reach * wide, y + Math.sin(angle) * reach * flat);
    const tone = random.pick(["#c7a873", "#fff4da", "#b8965f"]);
    return `<path d="M${at}h0" stroke="${tone}" stroke-width="${random.between(2, 5).toFixed(1)}" stroke-linecap="round" opacity=".7"/>`;
  }).join("");
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${flat}" fill="${fill}"/>${grains}`;
}
