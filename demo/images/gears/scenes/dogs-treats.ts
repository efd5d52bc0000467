import { floorShadow } from "../../lib/backdrop.ts";
import { type Colour, darker, lighter } from "../../lib/colour.ts";
import type { Drawing } from "../../lib/drawing.ts";
import { bowl } from "../bowl.ts";
import { carton } from "../carton.ts";
import { band, walk } from "../course.ts";
import { bone, emblemAt, mint, paw } from "../emblems.ts";
import { field, scatter } from "../heaps.ts";
import { jar, lidOf } from "../jar.ts";
import type { Label } from "../labels.ts";
import { biscuit, chunk } from "../morsels.ts";
import { pouch } from "../pouch.ts";
import { contact, volume } from "../shading.ts";
import { placed, repeat, stroke } from "../shapes.ts";
import { gear, type Stage } from "../stage.ts";

const boneLabel: Label = {
  layout: "badge",
  title: ["Peanut Butter", "Bones"],
  note: "oven baked biscuits",
  size: "350 g",
  emblem: bone("#ffe3b0"),
  ground: "#fff1d6",
  ink: "#7a3f12",
  accent: "#a85a1c",
};
const mintLabel: Label = {
  layout: "badge",
  title: ["Minty", "Dental Twists"],
  note: "for fresh breath",
  size: "28 sticks",
  emblem: mint,
  ground: "#a5dfc3",
  ink: "#14523e",
  accent: "#14664e",
};
const jointLabel: Label = {
  layout: "banner",
  title: ["Hip & Joint"],
  note: "90 soft chews",
  emblem: paw("#c2571a"),
  ground: "#fff6e6",
  ink: "#5a3418",
  accent: "#0f766e",
};

/** A green stick with a spiral groove, its middle at (0, 0), lying along x. */
function twist(drawing: Drawing, long: number, thick: number, colour: Colour): string {
  const steps = walk(
    [
      [-long / 2, 0],
      [0, 0],
      [long / 2, 0],
    ],
    4,
  );
  const outline = band(
    steps,
    (share) =>
      (thick / 2) *
      (0.86 + 0.14 * Math.cos(share * Math.PI * 2 * (long / (thick * 1.1)))) *
      Math.min(1, Math.min(share, 1 - share) * 14 + 0.5),
  );
  const grooves = repeat(Math.round(long / (thick * 0.55)), (index) => {
    const x = -long / 2 + index * thick * 0.55;
    return (
      stroke(
        `M${x} ${-thick * 0.5}Q${x + thick * 0.1} ${thick * 0.1} ${x + thick * 0.5} ${thick * 0.5}`,
        darker(colour, 0.4),
        thick * 0.1,
        { opacity: 0.6 },
      ) +
      stroke(
        `M${x + thick * 0.13} ${-thick * 0.46}Q${x + thick * 0.24} ${thick * 0.06} ${x + thick * 0.6} ${thick * 0.4}`,
        lighter(colour, 0.5),
        thick * 0.07,
        { opacity: 0.35 },
      )
    );
  });
  return (
    contact(drawing, 6, thick * 0.52, long * 0.54, thick * 0.28, 0.5) +
    volume(drawing, outline, colour, { depth: thick * 0.45, surface: grooves })
  );
}

function bonesInCarton({ drawing, random }: Stage): string {
  const baked = biscuit("#cf9450");
  const lying = (x: number, y: number, size: number, turn: number) =>
    contact(drawing, x + 8, y + size * 0.24, size * 0.6, size * 0.16) +
    placed(baked(drawing, random, size), { move: [x, y], turn });
  return (
    placed(
      carton(drawing, {
        width: 340,
        height: 470,
        depth: 150,
        label: boneLabel,
        side: { colour: "#a85a1c", emblem: bone("#ffe3b0") },
      }),
      { move: [144, 636] },
    ) +
    lying(250, 690, 150, -12) +
    lying(560, 672, 150, 24) +
    lying(420, 706, 170, 4) +
    lying(640, 712, 140, -20)
  );
}

function bonesCloseUp({ drawing, random }: Stage): string {
  const baked = biscuit("#cf9450");
  const heap = [
    [-150, 10, 8],
    [150, 4, -12],
    [0, 0, 20],
    [-80, -50, -24],
    [90, -56, 30],
    [0, -96, -6],
  ] as const;
  return (
    floorShadow(drawing, [400, 640], [320, 50], 0.34) +
    placed(
      bowl(drawing, {
        radius: 290,
        height: 130,
        colour: "#e9dcc6",
        inside: "#f6ead2",
        tilt: 0.36,
        foot: 0.7,
        speckled: true,
        heap: heap.map(([x, y, turn]) => placed(baked(drawing, random, 250), { move: [x, y], turn })).join(""),
      }),
      { move: [400, 600] },
    ) +
    contact(drawing, 620, 724, 110, 24) +
    placed(baked(drawing, random, 190), { move: [612, 700], turn: -14 })
  );
}

function twistsPouch({ drawing }: Stage): string {
  return (
    placed(pouch(drawing, { width: 390, height: 560, label: mintLabel }), { move: [370, 672] }) +
    placed(twist(drawing, 270, 46, "#3fa876"), { move: [592, 560], turn: -66 }) +
    placed(twist(drawing, 270, 46, "#55ba89"), { move: [640, 570], turn: -82 }) +
    placed(twist(drawing, 270, 46, "#3fa876"), { move: [580, 706], turn: -5 })
  );
}

function twistsCloseUp({ drawing }: Stage): string {
  const sprigOfMint = (x: number, y: number, size: number, turn: number) =>
    contact(drawing, x + 6, y + size * 0.36, size * 0.5, size * 0.14, 0.4) +
    placed(emblemAt(mint, 0, 0, size), { move: [x, y], turn });
  return (
    floorShadow(drawing, [400, 560], [320, 110], 0.2) +
    placed(twist(drawing, 580, 88, "#3fa876"), { move: [400, 300], turn: -24 }) +
    placed(twist(drawing, 580, 88, "#57bd8b"), { move: [400, 420], turn: 18 }) +
    placed(twist(drawing, 540, 88, "#38a06e"), { move: [410, 540], turn: -8 }) +
    sprigOfMint(170, 630, 170, -16) +
    sprigOfMint(650, 210, 150, 24) +
    sprigOfMint(640, 660, 120, 12)
  );
}

function chewJar({ drawing, random }: Stage): string {
  const inside = placed(field(drawing, random, chunk("#8a5a34"), { wide: 400, high: 420, size: 56 }), {
    move: [0, -190],
  });
  return (
    floorShadow(drawing, [400, 676], [230, 36], 0.36) +
    placed(
      jar(drawing, { radius: 178, height: 500, glass: "#b5651d", lid: "#fff1dc", label: jointLabel, filling: inside }),
      { move: [380, 660] },
    ) +
    scatter(drawing, random, chunk("#9a6639"), { at: [600, 690], wide: 76, deep: 24, count: 6, size: 58 })
  );
}

function chewsSpilled({ drawing, random }: Stage): string {
  const inside = placed(field(drawing, random, chunk("#8a5a34"), { wide: 360, high: 300, size: 50 }), {
    move: [0, -130],
  });
  const lid = placed(lidOf(drawing, 118, -34, 50, 0.34, "#fff1dc"), { move: [650, 470] });
  return (
    floorShadow(drawing, [330, 560], [210, 34], 0.34) +
    placed(
      jar(drawing, {
        radius: 150,
        height: 400,
        glass: "#b5651d",
        lid: "#fff1dc",
        label: jointLabel,
        filling: inside,
        open: true,
      }),
      { move: [310, 550] },
    ) +
    contact(drawing, 656, 516, 150, 34, 0.6) +
    lid +
    scatter(drawing, random, chunk("#9a6639"), { at: [440, 660], wide: 250, deep: 56, count: 17, size: 76 })
  );
}

export const dogsTreats = [
  ...gear("peanut-butter-bones", ["lilac", bonesInCarton], ["peach", bonesCloseUp]),
  ...gear("dental-twists", ["mint", twistsPouch], ["sky", twistsCloseUp]),
  ...gear("hip-joint-chews", ["sand", chewJar], ["mint", chewsSpilled]),
];
