import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { StartupError } from "../platform/startup-error.ts";
import { listFiles, sha256Of } from "./copy-files.ts";

export const dumpName = "database.jsonl.gz";
export const picturesName = "pictures";
export const secretsKeyName = "secrets.key";
const manifestName = "backup.json";
const checksumsName = "SHA256SUMS";

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Which version of the shop it belongs to. */
  newestMigration: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  database: z.enum(["embedded", "postgres"]),
  postgresVersion: z.string(),
  rows: z.record(z.string(), z.int()),
  pictures: z.object({ files: z.int(), bytes: z.int() }),
  hasSecretsKey: z.boolean(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** With the checksums of all files, in the form that `sha256sum -c` reads. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const options = { mode: 0o600, flush: true };
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, options);
  const lines: string[] = [];
  for (const name of await listFiles(folder)) lines.push(`${await sha256Of(path.join(folder, name))}  ${name}\n`);
  await writeFile(path.join(folder, checksumsName), lines.join(""), options);
}

/** Throws unless the folder is a backup of which nothing is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), "utf8").catch(() => {
    throw new StartupError(`${folder} is no backup: it has no ${manifestName}.`);
  });
  const manifest = manifestSchema.safeParse(parseJson(text));
  if (!manifest.success)
    throw new StartupError(`The ${manifestName} of ${folder} is not of a form that this version knows.`);
  const sums = await readFile(path.join(folder, checksumsName), "utf8").catch(() => "");
  const names = new Map(sums.split("\n").map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const name of new Set([dumpName, manifestName, ...names.keys()].filter(Boolean))) {
    const actual = await sha256Of(path.join(folder, name)).catch(() => undefined);
    if (actual === undefined || actual !== names.get(name))
      throw new StartupError(`The backup ${folder} is damaged: ${name} is missing or was changed.`);
  }
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
