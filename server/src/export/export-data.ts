import { existsSync } from "node:fs";
import { type FileHandle, mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringify } from "csv-stringify/sync";
import { copyFolder, type CopiedFiles } from "../backup/copy-files.ts";
import type { DumpHeader } from "../backup/dump-format.ts";
import { obtainDump, type ShopPlace } from "../backup/obtain-dump.ts";
import { readDump } from "../backup/read-dump.ts";
import type { Table } from "../backup/tables.ts";
import { spreadsheetCsv } from "../platform/http/csv-file.ts";
import { localImagesFolder } from "../platform/images/local-image-store.ts";
import { StartupError } from "../platform/startup-error.ts";
import { exported, withheld } from "./exported-tables.ts";

interface ExportedTable {
  table: string;
  description: string;
  rows: number;
  columns: { name: string; type: string; isNullable: boolean; references: string | null }[];
}

export interface Export {
  folder: string;
  takenAt: string;
  tables: ExportedTable[];
  pictures: CopiedFiles;
}

/** Writes the business's data of one moment as CSV and JSON Lines, a batch of rows at a time. */
export async function exportData(place: ShopPlace, parent: string): Promise<Export> {
  const folder = path.join(parent, new Date().toISOString().replaceAll(":", "-").replace(/\.\d+/, ""));
  const unfinished = `${folder}.unfinished`;
  if (existsSync(folder)) throw new StartupError(`${folder} exists already.`);
  for (const name of ["csv", "jsonl"]) await mkdir(path.join(unfinished, name), { recursive: true, mode: 0o700 });
  try {
    const { takenAt, tables } = await writeTables(place, unfinished);
    const pictures = await copyFolder(localImagesFolder(place.dataFolder), path.join(unfinished, "pictures"));
    const manifest = { takenAt, tables, pictures, withheld };
    await writeFile(path.join(unfinished, "export.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(unfinished, folder);
    return { folder, takenAt, tables, pictures };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeTables(place: ShopPlace, folder: string): Promise<Pick<Export, "takenAt" | "tables">> {
  const dump = path.join(folder, "dump.unfinished");
  await obtainDump(place, "export", dump);
  const tables: ExportedTable[] = [];
  let header: DumpHeader | undefined;
  let files: TableFiles | undefined;
  for await (const part of readDump(dump)) {
    if ("header" in part) header = part.header;
    if ("rows" in part) await files?.write(part.rows);
    if ("table" in part) {
      await files?.close();
      files = await TableFiles.create(folder, part.table);
      tables.push(describe(part.table));
    }
    if ("end" in part) for (const entry of tables) entry.rows = part.end.rows[entry.table] ?? 0;
  }
  await files?.close();
  await rm(dump);
  return { takenAt: header?.takenAt ?? "", tables };
}

const describe = ({ name, columns }: Table): ExportedTable => ({
  table: name,
  description: exported[name] ?? "",
  rows: 0,
  columns: columns.map(({ name, type, isNullable, references }) => ({ name, type, isNullable, references })),
});

/** The two files of one table. */
class TableFiles {
  private readonly jsonl: FileHandle;
  private readonly csv: FileHandle;
  private readonly columns: string[];

  private constructor(jsonl: FileHandle, csv: FileHandle, columns: string[]) {
    this.jsonl = jsonl;
    this.csv = csv;
    this.columns = columns;
  }

  static async create(folder: string, { name, columns }: Table): Promise<TableFiles> {
    const jsonl = await open(path.join(folder, "jsonl", `${name}.jsonl`), "wx", 0o600);
    const csv = await open(path.join(folder, "csv", `${name}.csv`), "wx", 0o600);
    const names = columns.map((column) => column.name);
    await csv.writeFile(stringify([names], spreadsheetCsv));
    return new TableFiles(jsonl, csv, names);
  }

  async write(rows: string[]): Promise<void> {
    await this.jsonl.writeFile(`${rows.join("\n")}\n`);
    const records = rows.map((row) => JSON.parse(row) as Record<string, unknown>);
    const cells = records.map((record) => this.columns.map((name) => toCell(record[name])));
    await this.csv.writeFile(stringify(cells, { ...spreadsheetCsv, bom: false }));
  }

  async close(): Promise<void> {
    await this.jsonl.close();
    await this.csv.close();
  }
}

/** As in JSON; the default of CSV would be 1 and nothing. */
const toCell = (value: unknown) =>
  typeof value === "boolean" || (typeof value === "object" && value !== null) ? JSON.stringify(value) : value;
