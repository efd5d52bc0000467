import { formatCents } from "../../../../platform/money.ts";
import type { InvoiceLine } from "../invoice-content.ts";
import { colours, heightOf, page, type Pdf, rule, write } from "./page.ts";

const columns = {
  item: { x: page.left, width: 270, align: "left" },
  quantity: { x: 330, width: 55, align: "right" },
  unit: { x: 390, width: 75, align: "right" },
  amount: { x: 470, width: 75, align: "right" },
} as const;

const padding = 6;

/** One row per line; a page that is full is followed by another one with the same head. Returns where the rows end. */
export function drawLines(pdf: Pdf, lines: readonly InvoiceLine[], top: number): number {
  return lines.reduce((y, line) => drawLine(pdf, line, y), drawColumnNames(pdf, top));
}

function drawColumnNames(pdf: Pdf, y: number): number {
  const style = { font: "bold", size: 9, colour: colours.soft } as const;
  write(pdf, "Item", y, { ...columns.item, ...style });
  write(pdf, "Quantity", y, { ...columns.quantity, ...style });
  write(pdf, "Unit price", y, { ...columns.unit, ...style });
  const below = write(pdf, "Amount", y, { ...columns.amount, ...style }) + 4;
  rule(pdf, below);
  return below + padding;
}

function drawLine(pdf: Pdf, { name, quantity, unitCents, discountCents = 0 }: InvoiceLine, y: number): number {
  const height =
    heightOf(pdf, name, columns.item.width) + (discountCents > 0 ? heightOf(pdf, "Discount", columns.item.width) : 0);
  const top = placeFor(pdf, height + padding, y, drawColumnNames);
  const below = write(pdf, name, top, columns.item);
  write(pdf, String(quantity), top, columns.quantity);
  write(pdf, formatCents(unitCents), top, columns.unit);
  write(pdf, formatCents(unitCents * quantity), top, columns.amount);
  return (discountCents > 0 ? drawDiscount(pdf, discountCents, below) : below) + padding;
}

function drawDiscount(pdf: Pdf, cents: number, y: number): number {
  write(pdf, formatCents(-cents), y, { ...columns.amount, colour: colours.soft });
  return write(pdf, "Discount", y, { ...columns.item, colour: colours.soft });
}

/** Where something of this height fits: here, or on a new page. */
export function placeFor(pdf: Pdf, height: number, y: number, drawTop: (pdf: Pdf, y: number) => number): number {
  if (y + height <= page.bottom) return y;
  pdf.addPage();
  return drawTop(pdf, page.top);
}
