import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create } from "fontkit";
import PdfKitDocument from "pdfkit";

export type Pdf = InstanceType<typeof PdfKitDocument>;

/** A4 with margins, in points. */
export const page = { left: 50, right: 545, top: 50, bottom: 770, footer: 792 } as const;
export const pageWidth = page.right - page.left;

export const colours = { ink: "#22303c", soft: "#55616c", accent: "#c2410c", line: "#d9cdbd" } as const;

/** Reading it takes longer than drawing with it, so all documents share it. The types of PDFKit only know files. */
const readFont = (url: string) => create(readFileSync(fileURLToPath(url))) as unknown as Buffer;

/** Latin letters with all their accents, Vietnamese among them, and Cyrillic ones. */
const fonts = {
  regular: readFont(import.meta.resolve("@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf")),
  bold: readFont(import.meta.resolve("@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf")),
};

interface DocumentInfo {
  title: string;
  author: string;
  /** Part of the file: without it, the same document would be other bytes every day. */
  issuedAt: Date;
}

export function createPdf({ title, author, issuedAt }: DocumentInfo): Pdf {
  const pdf = new PdfKitDocument({
    size: "A4",
    margin: 0,
    bufferPages: true,
    font: "", // a default would be read for every document, and none uses it
    lang: "en",
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: issuedAt, ModDate: issuedAt },
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font);
  return pdf;
}

/** Ends the document and collects it. */
export const toBytes = (pdf: Pdf): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    pdf.end();
  });

interface TextStyle {
  x?: number;
  width?: number;
  font?: keyof typeof fonts;
  size?: number;
  colour?: string;
  align?: "left" | "right";
}

/** Writes a text that wraps within its width. Returns where the next line begins. */
export function write(pdf: Pdf, text: string, y: number, style: TextStyle = {}): number {
  const { x = page.left, width = pageWidth, font = "regular", size = 10, colour = colours.ink, align = "left" } = style;
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(text, x, y, { width, align });
  return pdf.y;
}

export const heightOf = (pdf: Pdf, text: string, width: number, size = 10): number =>
  pdf.font("regular").fontSize(size).heightOfString(text, { width });

/** The size at which a word that must not be broken, like a number, fits into this width. */
export const fittingSize = (pdf: Pdf, word: string, width: number, size = 10): number =>
  Math.min(size, (size * width) / (pdf.font("regular").fontSize(size).widthOfString(word) + 1));

export const rule = (pdf: Pdf, y: number): void =>
  void pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.75).strokeColor(colours.line).stroke();
