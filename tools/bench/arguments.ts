import { parseArgs } from "node:util";

export interface BenchOptions {
  short: boolean;
  /** The names of the groups to measure; all if there are none. */
  only: string[];
}

/** Reads `--short` and `--only load,serving`; a group that does not exist is said at once. */
export function parseOptions(args: string[], known: string[]): BenchOptions {
  const { values } = parseArgs({ args, options: { short: { type: "boolean" }, only: { type: "string" } } });
  const only = values.only?.split(",") ?? [];
  const unknownNames = only.filter((name) => !known.includes(name));
  if (unknownNames.length > 0)
    throw new Error(`There is no group ${unknownNames.join(", ")}; there are ${known.join(", ")}.`);
  return { short: values.short ?? false, only };
}
