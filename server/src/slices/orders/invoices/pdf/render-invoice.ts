import { invoiceLabels } from "@pawhaven/contract";
import { formatCents } from "../../../../platform/money.ts";
import { discountCentsOf } from "../../order-lines.ts";
import type { PrintableInvoice } from "../store.ts";
import { drawHead } from "./draw-head.ts";
import { drawLines, placeFor } from "./draw-lines.ts";
import { colours, createPdf, page, type Pdf, rule, toBytes, write } from "./page.ts";

/** An A4 document from what was written down when it was issued, and from nothing else. */
export function renderInvoice(invoice: PrintableInvoice): Promise<Uint8Array> {
  const { kind, number, issuedAt, content } = invoice;
  const title = `${invoiceLabels[kind]} ${number}`;
  const pdf = createPdf({ title, author: content.shop.name, issuedAt });
  const below = drawLines(pdf, content.lines, drawHead(pdf, invoice));
  drawTotals(pdf, invoice, below);
  drawFooters(pdf, title);
  return toBytes(pdf);
}

const totalsHeight = 110;
const labels = { x: 330, width: 135 };
const amounts = { x: 470, width: 75, align: "right" } as const;

function drawTotals(pdf: Pdf, invoice: PrintableInvoice, y: number): void {
  const { kind, amountCents } = invoice;
  const top = placeFor(pdf, totalsHeight, y, (_, first) => first);
  rule(pdf, top);
  const total = formatCents(amountCents);
  const discountCents = discountCentsOf(invoice.content.lines);
  const rows: [string, string][] =
    kind === "invoice"
      ? [
          ["Subtotal", formatCents(amountCents + discountCents)],
          ...(discountCents > 0 ? ([["Discounts", formatCents(-discountCents)]] as [string, string][]) : []),
          ["Shipping", "Free"],
        ]
      : [];
  const below = rows.reduce((row, [label, amount]) => {
    write(pdf, label, row, { ...labels, colour: colours.soft });
    return write(pdf, amount, row, amounts) + 2;
  }, top + 8);
  write(pdf, kind === "invoice" ? "Total" : "Total credit", below + 2, { ...labels, font: "bold", size: 13 });
  const totalBelow = write(pdf, total, below + 2, { ...amounts, font: "bold", size: 13 });
  write(pdf, notesOf(invoice).join("\n"), totalBelow + 16, { size: 9, colour: colours.soft });
}

const notesOf = (invoice: PrintableInvoice): string[] => [
  "Prices are in US dollars and include taxes.",
  invoice.kind === "invoice" ? paymentNote(invoice) : "This amount is taken off the invoice that is named above.",
];

function paymentNote({ amountCents, content: { order } }: PrintableInvoice): string {
  const { giftCents = 0, payment } = order;
  if (amountCents === 0) return "There is nothing to pay.";
  if (giftCents === 0) return paymentNotes[payment];
  const gift = `Paid with a gift card: ${formatCents(giftCents)}.`;
  const rest = amountCents - giftCents;
  return rest === 0 ? gift : `${gift} The rest, ${formatCents(rest)}: ${paymentNotes[payment]}`;
}

const paymentNotes = {
  "Cash on Delivery": "To be paid in cash on delivery.",
  "Credit/Debit Card": "Paid by card.",
} as const;

/** Known once all pages are: how many there are. */
function drawFooters(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    const style = { size: 8, colour: colours.soft } as const;
    write(pdf, title, page.footer, style);
    write(pdf, `Page ${index + 1} of ${count}`, page.footer, { ...style, align: "right" });
  }
}
