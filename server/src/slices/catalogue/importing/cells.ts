/** How lists and tables are written into one cell of a CSV file, one item per line, so that a spreadsheet can edit them. */

const formulaStart = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;
const escapedFormulaStart = /^'+[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** An apostrophe more than the text has, so that a text that began with one comes back as it was. */
export const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

export const restoreFormula = (cell: string): string => (escapedFormulaStart.test(cell) ? cell.slice(1) : cell);

const escapes: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", ":": "\\:" };
const originals: Record<string, string> = { n: "\n", r: "\r" };

const escapeLine = (text: string, pattern: RegExp) => text.replaceAll(pattern, (char) => escapes[char] ?? char);
const restoreLine = (text: string) => text.replaceAll(/\\(.)/g, (_, char: string) => originals[char] ?? char);

export const toListCell = (items: readonly string[]): string =>
  items.map((item) => escapeLine(item, /[\\\n\r]/g)).join("\n");

const linesOf = (cell: string): string[] => (cell === "" ? [] : cell.split(/\r?\n/));

export const fromListCell = (cell: string): string[] => linesOf(cell).map(restoreLine);

export interface TableRow {
  name: string;
  value: string;
}

export const toTableCell = (rows: readonly TableRow[]): string =>
  rows.map(({ name, value }) => `${escapeLine(name, /[\\\n\r:]/g)}: ${escapeLine(value, /[\\\n\r]/g)}`).join("\n");

/** Undefined if a line is not of the form `name: value`. */
export function fromTableCell(cell: string): TableRow[] | undefined {
  const rows = linesOf(cell).map((text) => /^((?:[^\\:]|\\.)*): ?(.*)$/.exec(text));
  if (rows.includes(null)) return undefined;
  return rows.map((match) => ({ name: restoreLine(match?.[1] ?? ""), value: restoreLine(match?.[2] ?? "") }));
}
