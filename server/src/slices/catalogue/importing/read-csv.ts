import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { ApiError } from "../../../platform/http/api-error.ts";
import { restoreFormula } from "./cells.ts";
import { type Cells, importColumns } from "./columns.ts";

const maxRecordCharacters = 200_000;
export const maxImportRows = 50_000;

/** The rows of a file, one after the other, so that no file is in memory as a whole. Its first row names the columns. */
export async function* readCsv(file: string): AsyncGenerator<{ row: number; cells: Cells }> {
  const parser = parse({
    bom: true,
    columns: checkHeader,
    max_record_size: maxRecordCharacters,
    skip_empty_lines: true,
  });
  pipeline(Readable.from(decodeUtf8(createReadStream(file))), parser, () => {}); // errors reach the loop
  let row = 1;
  try {
    for await (const cells of parser as AsyncIterable<Cells>) {
      row += 1;
      if (row > maxImportRows + 1) throw unusable(`Please import at most ${maxImportRows} rows at a time.`);
      yield {
        row,
        cells: Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, restoreFormula(cell)])),
      };
    }
  } catch (error) {
    throw error instanceof CsvError ? unusable(describe(error, row + 1)) : error;
  }
  if (row === 1) throw unusable("There are no rows in this file.");
}

export const unusable = (message: string) => new ApiError("invalid", message, { errors: { file: [message] } });

async function* decodeUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw unusable("This file is not in UTF-8. Please save it as “CSV UTF-8”.");
  }
}

/** Named columns only: a misspelled one would be left out without a word. */
function checkHeader(names: string[]): string[] {
  const unknown = names.filter((name) => !importColumns.includes(name));
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (names.length > importColumns.length && unknown.length > 0)
    throw unusable(`This file has ${names.length} columns. An export has ${importColumns.length}.`);
  if (unknown.length > 0)
    throw unusable(`There is no column “${unknown[0]?.slice(0, 60)}”. Columns are separated by commas.`);
  if (repeated !== undefined) throw unusable(`The column “${repeated}” is there twice.`);
  if (names.includes("id") && !names.includes("version"))
    throw unusable("A file with the column “id” needs the column “version” too.");
  return names;
}

function describe({ code }: CsvError, row: number): string {
  if (code === "CSV_MAX_RECORD_SIZE") return `Row ${row} is too long.`;
  if (code === "CSV_QUOTE_NOT_CLOSED") return "A quotation mark is not closed.";
  if (code === "CSV_RECORD_INCONSISTENT_COLUMNS") return `Row ${row} has not as many cells as there are columns.`;
  return `Row ${row} cannot be read. Please check its quotation marks.`;
}
