import type { GearDraft, GearState } from "@pawhaven/contract";
import type { GearRow } from "../gear-row.ts";
import { type GearField, toGearDraft } from "../editing/gear-fields.ts";
import { fromListCell, fromTableCell, toListCell, toTableCell } from "./cells.ts";

/** What a row of a file sets: a draft, and the state. */
export type ImportedGear = GearDraft & { state: GearState };
type Field = GearField | "state";

/** `undefined` as the result of `read` means that the cell cannot be understood. */
interface Codec<Value> {
  write: (value: Value) => string;
  read: (cell: string) => unknown;
  expects: string;
}

const text: Codec<string> = { write: (value) => value, read: (cell) => cell, expects: "a text" };
const optionalText: Codec<string | null> = {
  write: (value) => value ?? "",
  read: (cell) => cell || null,
  expects: "a text",
};
const readNumber = (cell: string) => (/^\d+(\.\d+)?$/.test(cell) ? Number(cell) : undefined);
const price: Codec<number> = { write: (value) => value.toFixed(2), read: readNumber, expects: "a number like 12.50" };
const optionalNumber: Codec<number | null> = {
  write: (value) => (value === null ? "" : String(value)),
  read: (cell) => (cell === "" ? null : readNumber(cell)),
  expects: "a number, or nothing",
};
const yesOrNo: Codec<boolean> = {
  write: (value) => (value ? "yes" : "no"),
  read: (cell) => ({ yes: true, no: false })[cell.toLowerCase()],
  expects: "yes or no",
};
const list: Codec<string[]> = { write: toListCell, read: fromListCell, expects: "one item per line" };
const table: Codec<GearDraft["details"]> = {
  write: toTableCell,
  read: fromTableCell,
  expects: "lines like “Material: Cotton”",
};
const images: Codec<GearDraft["images"]> = {
  write: (value) => toTableCell(value.map(({ url, alt }) => ({ name: url, value: alt }))),
  read: (cell) => fromTableCell(cell)?.map(({ name, value }) => ({ alt: value, url: name })),
  expects: "lines like “/media/gears/…-1280.webp: A red leash”",
};
const numbers: Codec<number[]> = {
  write: (value) => value.join(" "),
  read: (cell) => (/^[\d ,]*$/.test(cell) ? (cell.match(/\d+/g) ?? []).map(Number) : undefined),
  expects: "numbers of gears",
};

type Codecs = { [Name in Field]: Codec<ImportedGear[Name]> };

/** All that a file can set, by the name of its column. */
const codecs: Codecs = {
  state: text,
  name: text,
  petType: text,
  category: text,
  list_price: price,
  is_new: yesOrNo,
  is_featured: yesOrNo,
  description: text,
  highlights: list,
  details: table,
  images,
  related_ids: numbers,
  species: optionalText,
  life_stage: optionalText,
  diets: list,
  animal_min_kg: optionalNumber,
  animal_max_kg: optionalNumber,
  net_weight_grams: optionalNumber,
  energy_kcal_per_100g: optionalNumber,
  ingredients: text,
  actives: table,
  contains: list,
  may_contain: list,
  min_months: optionalNumber,
  max_months: optionalNumber,
  facts_checked_on: optionalText,
};

export const importedFields = Object.keys(codecs) as Field[];
export const importColumns: readonly string[] = ["id", "version", ...importedFields];

export type Cells = Readonly<Record<string, string>>;

/** A stored gear as cells, without the escaping of formulas. */
export function toCells(row: GearRow): Record<Field, string> {
  const gear: ImportedGear = { ...toGearDraft(row), state: row.state };
  const entries = importedFields.map((field) => [field, (codecs[field] as Codec<unknown>).write(gear[field])]);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** The value in a cell, or a sentence about what should be there. */
export function readCell(field: Field, cell: string): { value: unknown } | { problem: string } {
  const { read, expects } = codecs[field];
  const value = read(cell);
  return value === undefined ? { problem: `${field}: please write ${expects}.` } : { value };
}
