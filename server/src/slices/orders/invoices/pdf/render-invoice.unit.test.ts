import { describe, expect, it } from "vitest";
import { readPdf } from "../../../../../test/support/read-pdf.ts";
import type { PrintableInvoice } from "../store.ts";
import { renderInvoice } from "./render-invoice.ts";

const anInvoice = (own: Partial<PrintableInvoice> = {}): PrintableInvoice => ({
  id: 1,
  kind: "invoice",
  orderId: 1,
  invoiceId: null,
  refundId: null,
  issuedOn: "2026-11-17",
  issuedAt: new Date("2026-11-17T03:00:00Z"),
  amountCents: 123_450,
  sequence: 123,
  number: "2026-000123",
  corrects: null,
  content: {
    shop: {
      name: "Pawhaven",
      address: "12 Nguyễn Huệ, Quận 1",
      phone: "+84 28 5550 0199",
      email: "hello@shop.example",
    },
    customer: {
      name: "Nguyễn Thị Hồng Ánh",
      address: "208 Điện Biên Phủ",
      ward: "Phường Gia Định",
      state: "Hồ Chí Minh City",
      country: "vn",
      phone: "0901",
      email: "anh@example.com",
    },
    order: { number: "VN-00000000000000000001", placedOn: "2026-11-16", payment: "Cash on Delivery" },
    lines: [{ name: "Ball", quantity: 2, unitCents: 61_725 }],
  },
  ...own,
});

const textOf = async (invoice: PrintableInvoice) => readPdf(await renderInvoice(invoice)).join("\n");

describe("an invoice as a PDF", () => {
  it("says who owes what to whom, in the letters of their names", async () => {
    const text = await textOf(anInvoice());
    for (const words of [
      "Invoice",
      "2026-000123",
      "November 17, 2026",
      "Nguyễn Thị Hồng Ánh",
      "208 Điện Biên Phủ",
      "Phường Gia Định",
      "Hồ Chí Minh City",
      "Vietnam",
      "12 Nguyễn Huệ, Quận 1",
      "VN-00000000000000000001",
      "November 16, 2026",
      "$617.25",
      "$1,234.50",
      "Prices are in US dollars and include taxes.",
      "To be paid in cash on delivery.",
      "Page 1 of 1",
    ])
      expect(text).toContain(words);
  });

  it("is the same bytes whenever it is made", async () => {
    expect(await renderInvoice(anInvoice())).toEqual(await renderInvoice(anInvoice()));
  });

  it("goes on over pages with the names of the columns, and loses no line", async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      name: index % 10 === 0 ? `Gear ${index}: ${"a very long name ".repeat(12)}` : `Gear ${index}`,
      quantity: 1,
      unitCents: 100,
    }));
    const { content } = anInvoice();
    const pages = readPdf(await renderInvoice(anInvoice({ amountCents: 12_000, content: { ...content, lines } })));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    for (const page of pages.slice(0, -1)) expect(page).toContain("Unit price");
    const drawn = pages.join("\n").split("\n");
    for (const { name } of lines.filter((_, index) => index % 10 !== 0)) expect(drawn).toContain(name);
    expect(pages.at(-1)).toContain("$120.00");
  });

  it("never breaks the number of an order, however wide its letters are", async () => {
    const { content } = anInvoice();
    const number = `VN-${"W".repeat(20)}`;
    expect(await textOf(anInvoice({ content: { ...content, order: { ...content.order, number } } }))).toContain(number);
  });

  it("breaks a word that is wider than its column", async () => {
    const { content } = anInvoice();
    const lines = [{ name: "X".repeat(200), quantity: 1, unitCents: 123_450 }];
    const text = await textOf(anInvoice({ content: { ...content, lines } }));
    expect(text.match(/X/g)).toHaveLength(200);
  });

  it("names the invoice that a credit note corrects, and why", async () => {
    const { content } = anInvoice();
    const note = { kind: "credit_note", number: "CN-2026-000004", corrects: "2026-000123" } as const;
    const text = await textOf(anInvoice({ ...note, content: { ...content, reason: "Items were returned." } }));
    for (const words of ["Credit note", "CN-2026-000004", "2026-000123", "Items were returned.", "Total credit"])
      expect(text).toContain(words);
    expect(text).not.toContain("To be paid");
  });
});
