import { parseArgs } from "node:util";

export interface BenchOptions {
  short: boolean;
  /** The names of the groups to measure; all groups if it is empty. */
  only: string[];
}

/** Parses `--short` and `--only load,serving`. */
export function parseOptions(args: string[], groupNames: string[]): BenchOptions {
  const { values } = parseArgs({ args, options: { short: { type: "boolean" }, only: { type: "string" } } });
  const only = values.only?.split(",") ?? [];
  const unknownNames = only.filter((name) => !groupNames.includes(name));
  if (unknownNames.length > 0)
    throw new Error(`Unknown group ${unknownNames.join(", ")}. The groups are ${groupNames.join(", ")}.`);
  return { short: values.short ?? false, only };
}
