import type { Colour } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { randomFrom } from "../../../lib/random.ts";

/** A wall with a sunny window; the sill's upper face begins at y = 640. */
export function windowWall(drawing: Drawing, wall: readonly [Colour, Colour]): string {
  const plaster = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, wall[0]],
      [1, wall[1]],
    ],
  );
  const sky = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#a9d3f5"],
      [0.7, "#dff0fb"],
      [1, "#fdf3df"],
    ],
  );
  const pane = "M92 70H600V640H92Z";
  return (
    `<rect width="800" height="800" fill="${plaster}"/>` +
    `<path d="${pane}" fill="${sky}"/><g clip-path="${drawing.clip(pane)}">${landscape(drawing)}` +
    `<path d="M60 420L330 60H430L120 520ZM300 640L620 190V300L390 640Z" fill="#fff" opacity=".16"/></g>` +
    frame(drawing) +
    curtain(drawing)
  );
}

function landscape(drawing: Drawing): string {
  const random = randomFrom("window");
  const cloud = (x: number, y: number, size: number) =>
    `<g fill="#fff" opacity=".85" filter="${drawing.blur(2)}"><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.3}"/><circle cx="${x - size * 0.3}" cy="${y - size * 0.2}" r="${size * 0.32}"/><circle cx="${x + size * 0.24}" cy="${y - size * 0.28}" r="${size * 0.4}"/></g>`;
  const tree = (x: number, y: number, size: number) => {
    const crowns = Array.from(
      { length: 9 },
      () =>
        `<circle cx="${x + random.between(-size, size) * 0.5}" cy="${y - size * random.between(0.5, 1.3)}" r="${size * random.between(0.28, 0.42)}"/>`,
    ).join("");
    return `<path d="M${x - 5} ${y}h10l-2-${size * 0.7}h-6Z" fill="#9b7a5c"/><g fill="#8fc29a">${crowns}</g><g fill="#b4dcae" opacity=".7" transform="translate(${-size * 0.1} ${-size * 0.1})">${crowns}</g>`;
  };
  return (
    cloud(200, 170, 66) +
    cloud(500, 250, 48) +
    `<path d="M60 520Q200 440 350 510T620 470V660H60Z" fill="#b9dcc0"/><path d="M60 580Q260 510 420 570T640 550V660H60Z" fill="#9ccfa6"/>` +
    tree(156, 560, 74) +
    tree(214, 580, 52)
  );
}

function frame(drawing: Drawing): string {
  const paint = drawing.linear(
    [0, 0],
    [1, 1],
    [
      [0, "#ffffff"],
      [1, "#e9e0da"],
    ],
  );
  return (
    `<path d="M62 40H630V650H62ZM94 72V640H598V72Z" fill-rule="evenodd" fill="${paint}"/>` +
    `<path d="M94 72H598V640" fill="none" stroke="#b9a9a6" stroke-width="4" opacity=".5"/><path d="M62 40V650H630V40Z" fill="none" stroke="#cbbcb8" stroke-width="3" opacity=".6"/>` +
    `<path d="M336 72H354V640H336Z" fill="${paint}"/><path d="M354 72V640" stroke="#b9a9a6" stroke-width="3" opacity=".5"/>`
  );
}

function curtain(drawing: Drawing): string {
  const cloth = drawing.linear(
    [0, 0],
    [1, 0],
    [
      [0, "#fffaf4"],
      [0.18, "#efe2ea"],
      [0.34, "#fffaf6"],
      [0.55, "#eadbe6"],
      [0.74, "#fffaf6"],
      [1, "#dccbdc"],
    ],
  );
  const fall =
    "M566 20H752C744 160 760 360 742 500 734 580 748 620 744 646 700 660 640 656 606 640 616 560 584 470 590 360 594 240 560 140 566 20Z";
  return (
    `<path d="${fall}" fill="#5b3a50" opacity=".18" transform="translate(-10 12)" filter="${drawing.blur(12)}"/><path d="${fall}" fill="${cloth}" opacity=".96"/>` +
    `<rect x="20" y="10" width="760" height="14" rx="7" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#e6c08c"],
        [1, "#a8743d"],
      ],
    )}"/>`
  );
}

/** The wooden sill in front of the window. */
export function sill(drawing: Drawing): string {
  const top = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#fdf6ec"],
      [1, "#ecdccb"],
    ],
  );
  return (
    `<path d="M20 636H780L800 706H0Z" fill="${top}"/><path d="M0 706H800V742H0Z" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#dcc7b1"],
        [1, "#c8ae94"],
      ],
    )}"/>` +
    `<path d="M0 742H800V800H0Z" fill="#5b3a50" opacity=".1"/><path d="M0 706H800" stroke="#fffaf2" stroke-width="3" opacity=".9"/>`
  );
}

/** A potted plant whose pot stands on y. */
export function plant(drawing: Drawing, x: number, y: number): string {
  const random = randomFrom("plant");
  const leaves = Array.from({ length: 13 }, (_, index) => {
    const turn = -78 + index * 13 + random.between(-5, 5);
    const size = random.between(0.8, 1.15);
    return `<g transform="translate(${x} ${y - 96}) rotate(${turn}) scale(${size})"><path d="M0 0C-26-40-24-92 0-124 24-92 26-40 0 0Z" fill="${index % 2 ? "#6fae83" : "#5b9a75"}"/><path d="M0-6V-112" stroke="#cfe8c4" stroke-width="2.4" opacity=".7"/></g>`;
  }).join("");
  const pot = drawing.linear(
    [0, 0],
    [1, 0.3],
    [
      [0, "#e8a587"],
      [0.5, "#d78a69"],
      [1, "#a85f45"],
    ],
  );
  return `${leaves}<path d="M${x - 52} ${y - 92}H${x + 52}L${x + 40} ${y}Q${x} ${y + 8} ${x - 40} ${y}Z" fill="${pot}"/><rect x="${x - 58}" y="${y - 106}" width="116" height="28" rx="9" fill="${pot}"/><path d="M${x - 50} ${y - 77}H${x + 50}" stroke="#6d2f1c" stroke-width="6" opacity=".22"/>`;
}
