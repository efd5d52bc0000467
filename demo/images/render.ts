import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import type { Image } from "./image.ts";

/** Rasterizes an image once at a large size and scales it down to every width, as AVIF and WebP. */
export async function render(image: Image, folder: string): Promise<void> {
  const master = rasterize(image, Math.max(...image.widths) * 1.5);
  await mkdir(path.dirname(path.join(folder, image.name)), { recursive: true });
  for (const width of image.widths) {
    const scaled = sharp(master).resize(width);
    await scaled
      .clone()
      .avif({ quality: 55, effort: 4, chromaSubsampling: "4:4:4" })
      .toFile(file(folder, image, width, "avif"));
    await scaled
      .clone()
      .webp({ quality: 80, effort: 6, smartSubsample: true })
      .toFile(file(folder, image, width, "webp"));
  }
}

/** Writes one PNG with many images side by side, for review. */
export async function contactSheet(
  images: readonly Image[],
  to: string,
  { cell = 260, columns = 5 } = {},
): Promise<void> {
  const tiles = await Promise.all(
    images.map(async (image, index) => ({
      input: await sharp(rasterize(image, cell * 2))
        .resize(cell - 8, cell - 8, { fit: "contain", background: "#ffffff" })
        .png()
        .toBuffer(),
      left: (index % columns) * cell + 4,
      top: Math.floor(index / columns) * cell + 4,
    })),
  );
  const height = Math.ceil(images.length / columns) * cell;
  const sheet = sharp({ create: { width: columns * cell, height, channels: 3, background: "#ffffff" } });
  await mkdir(path.dirname(to), { recursive: true });
  await sheet.composite(tiles).png().toFile(to);
}

const file = (folder: string, image: Image, width: number, extension: string) =>
  path.join(folder, `${image.name}-${width}.${extension}`);

/** A palette PNG, for consumers that do not support modern formats. */
export const renderPng = (svg: string, width: number): Promise<Buffer> =>
  sharp(new Resvg(svg, { fitTo: { mode: "width", value: width * 2 } }).render().asPng())
    .resize(width)
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();

const rasterize = (image: Image, width: number) =>
  new Resvg(image.draw(), { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
