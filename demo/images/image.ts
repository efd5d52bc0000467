/** One image of the demo shop. */
export interface Image {
  /** Path without width and extension: `pets/bella-1`, `gears/bounce-ball-set-2`, `scenes/home`. */
  name: string;
  /** The widths it is rendered at; the drawing itself is 800 units wide by default. */
  widths: readonly number[];
  draw(): string;
}
