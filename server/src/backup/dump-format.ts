import type { Table } from "./tables.ts";

/** What a dump is for: `backup` has every value in PostgreSQL's own notation, `export` what a business may take along. */
export const dumpKinds = ["backup", "export"] as const;
export type DumpKind = (typeof dumpKinds)[number];

export interface AppliedMigration {
  name: string;
  checksum: string;
}

/** The first line of a dump. */
export interface DumpHeader {
  takenAt: string;
  database: "embedded" | "postgres";
  postgresVersion: string;
  /** In the order in which they were applied. */
  migrations: AppliedMigration[];
}

/** The last line. A dump without it is not whole. */
export interface DumpEnd {
  /** The last value given out, by sequence. */
  sequences: Record<string, number>;
  /** By table. */
  rows: Record<string, number>;
}

/**
 * A dump is gzipped text, one JSON value per line: the header, then every table, each followed by its rows, then the end.
 * A row of a backup is an array of texts and nulls, one of an export an object. Whoever reads gets rows in batches, unparsed.
 */
export type DumpPart = { header: DumpHeader } | { table: Table } | { rows: string[] } | { end: DumpEnd };
