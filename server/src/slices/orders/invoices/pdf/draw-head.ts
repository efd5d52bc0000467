import { type Day, formatAddress, invoiceLabels } from "@pawhaven/contract";
import type { PrintableInvoice } from "../store.ts";
import { colours, fittingSize, page, pageWidth, type Pdf, write } from "./page.ts";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const formatDay = (day: Day) => longDay.format(new Date(`${day}T00:00:00Z`));

const columnGap = 25;
const columnWidth = 205;
const secondColumn = page.left + columnWidth + columnGap;
const secondWidth = pageWidth - columnWidth - columnGap;

/** Who writes to whom, and about what. Returns where the lines begin. */
export function drawHead(pdf: Pdf, invoice: PrintableInvoice): number {
  const { shop, customer } = invoice.content;
  const below = Math.max(drawShopName(pdf, shop.name), drawShopAddress(pdf, shop));
  const titleBelow = write(pdf, invoiceLabels[invoice.kind], below + 24, { font: "bold", size: 22 });
  const address = [customer.name, ...formatAddress(customer), customer.phone, customer.email];
  const left = drawBlock(pdf, titleBelow + 12, page.left, "For", address.join("\n"));
  const right = drawFacts(pdf, titleBelow + 12, factsOf(invoice));
  return Math.max(left, right) + 20;
}

const drawShopName = (pdf: Pdf, name: string) =>
  write(pdf, name, page.top, { width: columnWidth, font: "bold", size: 20, colour: colours.accent });

const drawShopAddress = (pdf: Pdf, { address, phone, email }: PrintableInvoice["content"]["shop"]) =>
  write(pdf, [address, phone, email].join("\n"), page.top, {
    x: secondColumn,
    width: secondWidth,
    size: 9,
    colour: colours.soft,
    align: "right",
  });

function drawBlock(pdf: Pdf, y: number, x: number, title: string, text: string): number {
  const below = write(pdf, title, y, { x, width: columnWidth, size: 9, colour: colours.soft });
  return write(pdf, text, below + 2, { x, width: columnWidth });
}

function factsOf({ number, issuedOn, corrects, content: { order, reason } }: PrintableInvoice): [string, string][] {
  return [
    ["Number", number],
    ["Date", formatDay(issuedOn)],
    ...(corrects === null ? [] : [["Corrects invoice", corrects] satisfies [string, string]]),
    ["Order", order.number],
    ["Ordered on", formatDay(order.placedOn)],
    ["Payment", order.payment],
    ...(reason === undefined ? [] : [["Reason", reason] satisfies [string, string]]),
  ];
}

const nameWidth = 82;
const valueWidth = secondWidth - nameWidth;

function drawFacts(pdf: Pdf, y: number, facts: readonly [string, string][]): number {
  return facts.reduce((top, [name, value]) => {
    write(pdf, name, top, { x: secondColumn, width: nameWidth, colour: colours.soft });
    const size = value.includes(" ") ? 10 : fittingSize(pdf, value, valueWidth);
    return write(pdf, value, top, { x: secondColumn + nameWidth, width: valueWidth, size }) + 2;
  }, y);
}
