import path from "node:path";
import { listSourceFiles, parse, readSource, tableBelow } from "./source-files.mjs";

const heading = "## Which slice may use which";
const moduleFolders = [/^server\/src\/slices\/([^/]+)\//, /^web\/app\/features\/([^/]+)\//];

/** Compares the imports between slices, and between features, with the table in ARCHITECTURE.md. */
export function findDirectionIssues() {
  const allowed = readAllowedUses(readSource("ARCHITECTURE.md"));
  return [...directionIssues(allowed, findUses()), ...cyclesIn(allowed)];
}

export const readAllowedUses = (markdown) =>
  new Map(tableBelow(markdown, heading).map(([name, uses]) => [name, uses === "—" ? [] : uses.split(", ")]));

/** Every import from one module of the product into another, as `{ from, to, file }`. Tests may import what they like. */
function findUses() {
  const files = listSourceFiles(["server/src/slices", "web/app/features"]).filter((file) => !file.includes(".test."));
  return files.flatMap((file) =>
    importsOf(file)
      .map((target) => ({ from: moduleOf(file), to: moduleOf(target), file }))
      .filter(({ from, to }) => to !== undefined && from !== to),
  );
}

function importsOf(file) {
  const { staticImports, staticExports, dynamicImports } = parse(file).module;
  const text = readSource(file);
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return specifiers
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => path.posix.join(path.posix.dirname(file), specifier));
}

function moduleOf(file) {
  for (const folder of moduleFolders) {
    const match = folder.exec(file);
    if (match) return match[1];
  }
  return undefined;
}

export function directionIssues(allowed, uses) {
  const forbidden = uses
    .filter(({ from, to }) => !allowed.get(from)?.includes(to))
    .map(({ from, to, file }) => `${file}: ${from} may not use ${to}; ARCHITECTURE.md says which slice may use which.`);
  const isUsed = (from, to) => uses.some((use) => use.from === from && use.to === to);
  const unused = [...allowed].flatMap(([from, targets]) =>
    targets.filter((to) => !isUsed(from, to)).map((to) => `ARCHITECTURE.md lets ${from} use ${to}, but it does not.`),
  );
  return [...forbidden, ...unused];
}

/** A cycle in the table itself would allow what the table is there to prevent. */
export function cyclesIn(allowed) {
  const visit = (name, trail) => {
    if (trail.includes(name)) return [[...trail.slice(trail.indexOf(name)), name].join(" → ")];
    return (allowed.get(name) ?? []).flatMap((next) => visit(next, [...trail, name]));
  };
  const cycles = new Set([...allowed.keys()].flatMap((name) => visit(name, [])));
  return [...cycles].map((cycle) => `ARCHITECTURE.md allows a cycle: ${cycle}.`);
}
