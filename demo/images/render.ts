import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { Picture } from "./picture.ts";

/** Renders a picture once, large, and scales that down to every width as AVIF and WebP. */
export async function render(picture: Picture, folder: string): Promise<void> {
  const master = rasterise(picture, Math.max(...picture.widths) * 1.5);
  await mkdir(path.dirname(path.join(folder, picture.name)), { recursive: true });
  for (const width of picture.widths) {
    const scaled = sharp(master).resize(width);
    await scaled
      .clone()
      .avif({ quality: 55, effort: 4, chromaSubsampling: "4:4:4" })
      .toFile(file(folder, picture, width, "avif"));
    await scaled
      .clone()
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(file(folder, picture, width, "webp"));
  }
}

/** Writes one PNG with many pictures side by side, for looking at them as a family. */
export async function contactSheet(
  pictures: readonly Picture[],
  to: string,
  { cell = 260, columns = 5 } = {},
): Promise<void> {
  const tiles = await Promise.all(
    pictures.map(async (picture, index) => ({
      input: await sharp(rasterise(picture, cell * 2))
        .resize(cell - 8, cell - 8, { fit: "contain", background: "#ffffff" })
        .png()
        .toBuffer(),
      left: (index % columns) * cell + 4,
      top: Math.floor(index / columns) * cell + 4,
    })),
  );
  const height = Math.ceil(pictures.length / columns) * cell;
  const sheet = sharp({ create: { width: columns * cell, height, channels: 3, background: "#ffffff" } });
  await mkdir(path.dirname(to), { recursive: true });
  await sheet.composite(tiles).png().toFile(to);
}

const file = (folder: string, picture: Picture, width: number, ending: string) =>
  path.join(folder, `${picture.name}-${width}.${ending}`);

/** A PNG with few colours, for places that take no modern format. */
export const renderPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(new Resvg(svg, { fitTo: { mode: "width", value: width * 2 } }).render().asPng())
    .resize(width)
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();

const rasterise = (picture: Picture, width: number) =>
  new Resvg(picture.draw(), { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
