import type { Drawing } from "../../../lib/drawing.ts";
import { lettering } from "../../../lib/lettering.ts";

/** A cardboard box seen from the front: its dark inside with the flaps behind, and the front wall to lay over a cat. */
export function boxBehind(drawing: Drawing): string {
  const inside = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#9c6f43"],
      [1, "#6d4825"],
    ],
  );
  const flap = drawing.linear(
    [0, 0],
    [0, 1],
    [
      [0, "#e3bb86"],
      [1, "#c6965f"],
    ],
  );
  return (
    `<path d="M182 452L128 368 268 346 300 430Z" fill="${flap}"/><path d="M618 452L682 372 552 342 500 430Z" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#d3a670"],
        [1, "#b98852"],
      ],
    )}"/>` +
    `<path d="M182 452L258 418H544L618 452 610 560H190Z" fill="${inside}"/>` +
    `<path d="M182 452L258 418H544L618 452" fill="none" stroke="#efd0a2" stroke-width="4" stroke-linejoin="round" opacity=".8"/>`
  );
}

export function boxFront(drawing: Drawing): string {
  const wall = drawing.linear(
    [0, 0],
    [0.75, 1],
    [
      [0, "#e6bf8b"],
      [0.5, "#d9ac74"],
      [1, "#bb8850"],
    ],
  );
  const ribs = Array.from({ length: 40 }, (_, index) => `M${190 + index * 10.8} 470v232`).join("");
  return (
    `<path d="M180 452H620L608 706Q400 712 192 706Z" fill="${wall}"/>` +
    `<path d="${ribs}" stroke="#a9733c" stroke-width="2" opacity=".1"/>` +
    `<path d="M180 452H620L619 466H181Z" fill="#f0d3a6"/><path d="M181 466H619L618 482H182Z" fill="#7b4f26" opacity=".16"/>` +
    `<path d="M365 466h70l-1 74q-6-5-12 0t-12 0-12 0-12 0-12 0-8 0Z" fill="#f3e3c4" opacity=".75"/>` +
    `<g fill="#8c5a2b" opacity=".72"><ellipse cx="400" cy="604" rx="20" ry="16"/><ellipse cx="373" cy="586" rx="8.5" ry="11" transform="rotate(-22 373 586)"/><ellipse cx="390" cy="574" rx="8.5" ry="12"/><ellipse cx="410" cy="574" rx="8.5" ry="12"/><ellipse cx="427" cy="586" rx="8.5" ry="11" transform="rotate(22 427 586)"/></g>` +
    lettering("Pawhaven", 400, 664, { size: 34, colour: "#8c5a2b", opacity: 0.72 }) +
    `<path d="M540 452L620 452 608 706 530 709Z" fill="${drawing.linear(
      [0, 0],
      [1, 0],
      [
        [0, "#7b4a20", 0],
        [1, "#7b4a20", 0.26],
      ],
    )}"/>`
  );
}
