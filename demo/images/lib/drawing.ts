import type { Colour } from "./colour.ts";

/**
 * One picture under way. Shapes are strings of SVG; whatever they refer to by id (gradients, clips, filters)
 * is registered here, so ids never clash inside a picture and identical definitions are written once.
 */
export class Drawing {
  readonly width: number;
  readonly height: number;
  private readonly definitions = new Map<string, string>();

  constructor(width = 800, height = 800) {
    this.width = width;
    this.height = height;
  }

  /** Registers a definition written with `ID` where its id goes, and gives back `url(#…)`. */
  define(markup: string): string {
    const known = this.definitions.get(markup);
    if (known) return `url(#${known})`;
    const id = `d${this.definitions.size}`;
    this.definitions.set(markup, id);
    return `url(#${id})`;
  }

  blur(deviation: number): string {
    return this.define(
      `<filter id="ID" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
  }

  linear(from: [number, number], to: [number, number], stops: Stop[]): string {
    return this.define(
      `<linearGradient id="ID" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${stopMarkup(stops)}</linearGradient>`,
    );
  }

  radial(centre: [number, number], radius: number, stops: Stop[]): string {
    return this.define(
      `<radialGradient id="ID" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stopMarkup(stops)}</radialGradient>`,
    );
  }

  clip(path: string): string {
    return this.define(`<clipPath id="ID"><path d="${path}"/></clipPath>`);
  }

  toSvg(content: string): string {
    const definitions = [...this.definitions].map(([markup, id]) => markup.replace('id="ID"', `id="${id}"`)).join("");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"><defs>${definitions}</defs>${content}</svg>`;
  }
}

export type Stop = [offset: number, colour: Colour, opacity?: number];

const stopMarkup = (stops: Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
