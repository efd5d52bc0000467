import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { FastifyReply } from "fastify";

export type Cell = string | number | null;

/** A table that is sent as a file while its rows are read. */
export interface CsvFile {
  filename: string;
  header: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** With a byte order mark, by which spreadsheets recognize UTF-8. Text that would run as a formula is escaped. */
export const spreadsheetCsv = {
  bom: true,
  record_delimiter: "windows",
  quoted_match: /[\r\n]/, // a single line feed is not the delimiter, but spreadsheets take it for one
  // mutant(../../slices/orders/staff-orders.test.ts): a customer's name does not become a formula
  escape_formulas: true,
};

export function sendCsv(reply: FastifyReply, { filename, header, rows }: CsvFile): FastifyReply {
  const stream = stringify({ ...spreadsheetCsv, header: true, columns: [...header] });
  // An error while rows are read ends the response unfinished, so that nobody takes the file for whole.
  pipeline(Readable.from(rows), stream, () => {});
  return reply
    .headers({ "cache-control": "no-store", "content-disposition": `attachment; filename="${filename}"` })
    .type("text/csv; charset=utf-8")
    .send(stream);
}
