import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { anImage } from "./images.ts";

interface HostileFile {
  title: string;
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** Must not survive in any stored file. */
export const scriptMarker = "alert('UNWANTED')";

const html = `<!doctype html><script>${scriptMarker}</script>`;
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

const pngSignature = Buffer.from("89504e470d0a1a0a", "hex");

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

interface PngFormat {
  bitDepth: number;
  colorType: number;
  interlaced: number;
}

/** A png of any claimed size, black and white by default. */
function pngClaimingSize(
  width: number,
  height: number,
  pixels: Buffer,
  { bitDepth, colorType, interlaced }: PngFormat = { bitDepth: 1, colorType: 0, interlaced: 0 },
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType, 0, 0, interlaced], 8);
  const parts = [pngChunk("IHDR", header), pngChunk("IDAT", pixels), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([pngSignature, ...parts]);
}

/** A few hundred kilobytes that decompress to as many pixels as the header claims. */
const decompressionBombPng = (side: number) =>
  pngClaimingSize(side, side, deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)), { level: 1 }));

/** A valid png whose decoder needs the memory of all its pixels at once, 8 bytes each. */
export function memoryHungryPng(side: number): Buffer {
  const lines = side + 7; // more than all passes have, and a filter byte for each
  const pixels = deflateSync(Buffer.alloc(side * side * 8 + 7 * lines), { level: 1 });
  return pngClaimingSize(side, side, pixels, { bitDepth: 16, colorType: 6, interlaced: 1 });
}

const jpegSegment = (marker: number, data: number[]) =>
  Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);

/** A Huffman table whose only code, a single 0 bit, stands for this symbol. */
const oneSymbolTable = (tableClass: number, symbol: number) =>
  jpegSegment(0xc4, [tableClass << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol]);

/**
 * A valid, grey jpeg whose decoder visits all its blocks hundreds of times: every coefficient of every block is
 * transmitted on its own, and refined bit by bit, yet all are zero, which takes a few bytes for all blocks together.
 */
export function slowJpeg(side: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2;
  const size = [side >> 8, side & 0xff];
  const scan = (first: number, last: number, before: number, after: number, data: Buffer) => [
    jpegSegment(0xda, [1, 1, 0, first, last, (before << 4) | after]),
    data,
  ];
  const noDifferences = Buffer.alloc(Math.ceil(blocks / 8));
  const endOfBands = Buffer.from(endOfBandBits(blocks));
  const refinements = Array.from({ length: 13 }, (_, index) => [13 - index, 12 - index] as const);
  const scans = Array.from({ length: 63 }, (_, index) => index + 1).flatMap((coefficient) => [
    ...scan(coefficient, coefficient, 0, 13, endOfBands),
    ...refinements.flatMap(([before, after]) => scan(coefficient, coefficient, before, after, endOfBands)),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    jpegSegment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    oneSymbolTable(0, 0),
    oneSymbolTable(1, 0xe0),
    ...scan(0, 0, 0, 0, noDifferences),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** The code 0xE0 and 14 more bits, which end the band in 16,384 blocks and as many more as the bits say. */
function endOfBandBits(blocks: number): number[] {
  let bits = "";
  for (let left = blocks; left > 0; left -= 32_767) {
    const more = Math.min(left, 32_767) - 16_384;
    bits += `0${Math.max(more, 0).toString(2).padStart(14, "0")}`;
  }
  const bytes = (bits.padEnd(Math.ceil(bits.length / 8) * 8, "1").match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  );
  return bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte]));
}

function flipByteAt(bytes: Buffer, position: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[position] = (changed[position] ?? 0) ^ 0xff;
  return changed;
}

/** Inserts a chunk after the header of a png. */
const insertChunk = (png: Buffer, chunk: Buffer) => Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);

function bitmap(): Buffer {
  const bytes = Buffer.alloc(58);
  bytes.write("BM");
  bytes.writeUInt32LE(58, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(1, 18);
  bytes.writeInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** An ICO container with one valid png. */
function icon(png: Buffer): Buffer {
  const head = Buffer.from("00000100010010100000010020000000000016000000", "hex");
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** An animation of two frames. */
const animatedImage = () => {
  const frames = Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_, index) => (index < 8 * 8 * 3 ? 0 : 255)));
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
};

function textFiles(): HostileFile[] {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join("");
  const externalEntity = `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg("<text>&f;</text>")}`;
  const billionLaughs = `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>${svg("<text>&l9;</text>")}`;
  const text = (title: string, content: string, more: Partial<HostileFile> = {}) => ({
    title,
    bytes: Buffer.from(content, "latin1"),
    ...more,
  });
  return [
    text("an SVG", svg(`<script>${scriptMarker}</script>`), { name: "cat.svg", type: "image/svg+xml" }),
    text("an SVG with the type png", svg(`<script>${scriptMarker}</script>`)),
    text("an SVG with an XML declaration", `<?xml version="1.0"?>\n${svg("<g/>")}`),
    text("an SVG with an external entity (XXE)", externalEntity),
    text("an SVG with nested entities (billion laughs)", billionLaughs),
    text("an SVG with an external image", svg('<image href="http://127.0.0.1:1/x.png"/>')),
    text("an SVG with 20,000 paths and the type png", svg('<path d="M0 0L9 9"/>'.repeat(20_000))),
    text("an HTML page", html, { name: "cat.html", type: "text/html" }),
    text("an HTML page with the type jpeg", html, { name: "cat.jpg", type: "image/jpeg" }),
    text("a script", scriptMarker, { name: "cat.js", type: "text/javascript" }),
    text("a PHP script", `<?php ${scriptMarker} ?>`, { name: "cat.php.png" }),
    text("a PDF", "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF", { name: "cat.pdf" }),
    text("a PostScript file", "%!PS-Adobe-3.0\nshowpage\n"),
    text(
      "an ImageMagick script",
      "push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/x'\npop graphic-context",
    ),
    text("a portable pixmap", "P6\n1 1\n255\nabc"),
    text("a CSV file", "1,2,3\n4,5,6\n", { name: "cat.csv" }),
    text("a GIF/JavaScript polyglot", `GIF89a=1;${scriptMarker}//`, { name: "cat.gif", type: "image/gif" }),
    text("an executable", "\u007FELF\u0002\u0001\u0001", { name: "cat" }),
    text("a zip archive", "PK\u0003\u0004\u0014\u0000\u0000\u0000"),
    text("whitespace", " ".repeat(1000)),
    text("zero bytes", "\0".repeat(1000)),
    text("one byte", "x"),
    text("HTML after a jpeg signature", `\u00FF\u00D8\u00FF\u00E0${html}`),
    text("HTML after a png signature", `\u0089PNG\r\n\u001A\n${html}`),
    text("HTML after a webp signature", `RIFF\u0040\u0000\u0000\u0000WEBPVP8 ${html}`),
  ];
}

async function otherFormats(png: Buffer): Promise<HostileFile[]> {
  return [
    { title: "a GIF", bytes: await anImage().gif().toBuffer(), name: "cat.gif", type: "image/gif" },
    { title: "a GIF with the type png", bytes: await anImage().gif().toBuffer() },
    { title: "an animated GIF", bytes: await animatedImage().gif().toBuffer() },
    {
      title: "an animated webp",
      bytes: await animatedImage().webp({ lossless: true }).toBuffer(),
      type: "image/webp",
    },
    { title: "a TIFF", bytes: await anImage().tiff().toBuffer(), name: "cat.tiff", type: "image/tiff" },
    { title: "an AVIF", bytes: await anImage(16, 16).avif({ effort: 0 }).toBuffer(), type: "image/avif" },
    { title: "a BMP", bytes: bitmap(), name: "cat.bmp", type: "image/bmp" },
    { title: "an ICO", bytes: icon(png), name: "cat.ico", type: "image/x-icon" },
  ];
}

const truncated = (format: string, whole: Buffer): HostileFile[] =>
  [2, 8, 20, 40, whole.length >> 2, whole.length >> 1, whole.length - 40].map((length) => ({
    title: `a ${format} truncated to ${length} of its ${whole.length} bytes`,
    bytes: whole.subarray(0, length),
    type: `image/${format}`,
  }));

const corruptImages = (png: Buffer, jpeg: Buffer): HostileFile[] => [
  { title: "a png with a wrong checksum in its header", bytes: flipByteAt(png, 29) },
  { title: "a png with a wrong checksum of its pixels", bytes: flipByteAt(png, png.length - 13) },
  { title: "a png with a flipped byte in its pixels", bytes: flipByteAt(png, png.length >> 1) },
  { title: "a png of size 0 × 0", bytes: pngClaimingSize(0, 0, deflateSync(Buffer.alloc(1))) },
  { title: "a png without pixels", bytes: pngClaimingSize(8, 8, Buffer.alloc(0)) },
  { title: "a png with too few pixels", bytes: pngClaimingSize(800, 800, deflateSync(Buffer.alloc(100))) },
  { title: "a png that claims 30,000 × 30,000", bytes: pngClaimingSize(30_000, 30_000, deflateSync(Buffer.alloc(9))) },
  {
    title: "a png that claims 2³¹ × 2³¹",
    bytes: pngClaimingSize(0x7fffffff, 0x7fffffff, deflateSync(Buffer.alloc(9))),
  },
  { title: "a png that decompresses to 30,000 × 30,000", bytes: decompressionBombPng(30_000) },
  { title: "a jpeg without its signature", bytes: jpeg.subarray(2) },
  { title: "a jpeg with half of its claimed pixels", bytes: withDoubledHeight(jpeg) },
];

function withDoubledHeight(jpeg: Buffer): Buffer {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const changed = Buffer.from(jpeg);
  changed.writeUInt16BE(changed.readUInt16BE(frame + 5) * 2, frame + 5);
  return changed;
}

/** Files that are not one complete png, jpeg or webp image, whatever type they claim. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await anImage().png().toBuffer();
  const jpeg = await anImage().jpeg().toBuffer();
  const webp = await anImage().webp().toBuffer();
  return [
    ...textFiles(),
    ...(await otherFormats(png)),
    ...truncated("png", png),
    ...truncated("jpeg", jpeg),
    ...truncated("webp", webp),
    ...corruptImages(png, jpeg),
  ];
}

/** Valid images with other content embedded. */
export async function polyglotImages(): Promise<HostileFile[]> {
  const png = await anImage().png().toBuffer();
  const jpeg = await anImage().jpeg().toBuffer();
  const webp = await anImage().webp().toBuffer();
  const comment = Buffer.from(scriptMarker);
  const length = Buffer.from([0, comment.length + 2]);
  const append = (picture: Buffer, text: string) => Buffer.concat([picture, Buffer.from(text, "latin1")]);
  const profile = Buffer.concat([Buffer.from("x\0\0"), deflateSync(Buffer.alloc(50_000_000))]);
  return [
    { title: "a png with an HTML page appended", bytes: append(png, html), name: "cat.html" },
    { title: "a png with a zip archive appended", bytes: append(png, `PK\u0003\u0004${scriptMarker}PK\u0005\u0006`) },
    { title: "a jpeg with an HTML page appended", bytes: append(jpeg, html), type: "image/jpeg" },
    { title: "a webp with an HTML page appended", bytes: append(webp, html), type: "image/webp" },
    {
      title: "a png with a script in a text chunk",
      bytes: insertChunk(png, pngChunk("tEXt", Buffer.from(`Title\0${scriptMarker}`))),
    },
    { title: "a png with a script in an unknown chunk", bytes: insertChunk(png, pngChunk("hiDe", comment)) },
    {
      title: "a png with a decompression bomb as its colour profile",
      bytes: insertChunk(png, pngChunk("iCCP", profile)),
    },
    {
      title: "a jpeg with a script in a comment",
      bytes: Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, comment, jpeg.subarray(2)]),
    },
  ];
}
