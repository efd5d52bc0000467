/** One picture of the shop: where it goes, how large it is drawn, and the drawing itself. */
export interface Picture {
  /** Address without width and ending: `pets/bella-1`, `gears/bounce-ball-set-2`, `scenes/home`. */
  name: string;
  /** The widths it is rendered to; the drawing itself is 800 wide unless it says otherwise. */
  widths: readonly number[];
  draw(): string;
}
