import type { Catalog, Column, Rule } from "./read-catalog.ts";

/** A change of the database that the version before may not survive. */
export interface Break {
  subject: string;
  problem: string;
}

/** What breaks if nodes that know the catalog `before` go on with the catalog `after`. */
export function findBreaks(before: Catalog, after: Catalog, retired: readonly string[] = []): Break[] {
  const gone = new Set(missing(before.relations, after.relations, byName).map(byName));
  const isUsed = ({ table }: { table: string }) => !gone.has(table) && !retired.includes(table);
  const isRetired = (table: string, column: string) => retired.includes(`${table}.${column}`);
  const usedBefore: Catalog = {
    ...before,
    columns: before.columns.filter(isUsed),
    rules: before.rules.filter((rule) => isUsed(rule) && !rule.columns.some((name) => isRetired(rule.table, name))),
    triggers: before.triggers.filter(isUsed),
  };
  return [
    ...missing(before.relations, after.relations, byName).map(({ name, kind }) => breakOf(name, `the ${kind} is gone`)),
    ...columnBreaks(usedBefore, after),
    ...ruleBreaks(usedBefore, after),
    ...missing(usedBefore.triggers, after.triggers, inTable).map((trigger) =>
      breakOf(inTable(trigger), "the trigger is gone"),
    ),
    ...functionBreaks(before, after),
  ].filter(({ subject }) => !retired.includes(subject));
}

function columnBreaks(before: Catalog, after: Catalog): Break[] {
  const tables = new Set(before.columns.map(({ table }) => table));
  return [
    ...missing(before.columns, after.columns, inTable).map((column) => breakOf(inTable(column), "the column is gone")),
    ...missing(after.columns, before.columns, inTable)
      .filter(({ table, isNullable, isFilled }) => tables.has(table) && !isNullable && !isFilled)
      .map((column) => breakOf(inTable(column), "a new column that inserts of the version before leave empty")),
    ...pairs(before.columns, after.columns, inTable).flatMap(([was, is]) =>
      changesOf(was, is).map((problem) => breakOf(inTable(is), problem)),
    ),
  ];
}

const changesOf = (was: Column, is: Column): string[] => [
  ...(was.type === is.type ? [] : [`its type was ${was.type} and is ${is.type}`]),
  ...(was.isGenerated === is.isGenerated ? [] : ["whether the database computes it has changed"]),
  ...(was.isNullable && !is.isNullable ? ["it was nullable and is not"] : []),
  ...(!was.isNullable && is.isNullable ? ["it was never null and can be now"] : []),
  ...(was.isFilled && !is.isFilled ? ["its default is gone"] : []),
];

function ruleBreaks(before: Catalog, after: Catalog): Break[] {
  const known = new Set(before.columns.map(inTable));
  const tables = new Set(before.columns.map(({ table }) => table));
  const columns = new Map(after.columns.map((column) => [inTable(column), column]));
  const isNew = (column: Column | undefined) => column !== undefined && !known.has(inTable(column));
  /** Rows that the version before writes meet the rule, because it is about columns that they leave empty. */
  const isMetByLeavingOut = ({ table, isUnique, columns: names }: Rule) => {
    const own = names.map((name) => columns.get(`${table}.${name}`));
    return isUnique
      ? own.some((column) => isNew(column) && !column?.isFilled)
      : own.every((column) => isNew(column) && !column?.isGenerated);
  };
  const added = missing(after.rules, before.rules, inTable);
  return [
    ...missing(before.rules, after.rules, inTable).map((rule) => breakOf(inTable(rule), "the rule is gone")),
    ...pairs(before.rules, after.rules, inTable)
      .filter(([was, is]) => was.definition !== is.definition)
      .map(([was, is]) => breakOf(inTable(is), `the rule was ${was.definition} and is ${is.definition}`)),
    ...added
      .filter((rule) => tables.has(rule.table) && !isMetByLeavingOut(rule))
      .map((rule) => breakOf(inTable(rule), `a new rule about what the version before writes: ${rule.definition}`)),
    ...added
      .filter(({ keepsRowsOf }) => keepsRowsOf !== null && tables.has(keepsRowsOf))
      .map((rule) =>
        breakOf(inTable(rule), `a new rule that keeps the version before from deleting ${rule.keepsRowsOf}`),
      ),
  ];
}

const functionBreaks = (before: Catalog, after: Catalog): Break[] => [
  ...missing(before.functions, after.functions, byName).map(({ name }) => breakOf(name, "the function is gone")),
  ...pairs(before.functions, after.functions, byName)
    .filter(([was, is]) => was.result !== is.result)
    .map(([was, is]) => breakOf(is.name, `it returned ${was.result} and returns ${is.result}`)),
];

const breakOf = (subject: string, problem: string): Break => ({ subject, problem });
const byName = ({ name }: { name: string }) => name;
const inTable = ({ table, name }: { table: string; name: string }) => `${table}.${name}`;

/** Those of `from` that `others` lack. */
function missing<T>(from: readonly T[], others: readonly T[], key: (item: T) => string): T[] {
  const keys = new Set(others.map(key));
  return from.filter((item) => !keys.has(key(item)));
}

function pairs<T>(before: readonly T[], after: readonly T[], key: (item: T) => string): [T, T][] {
  const found = new Map(after.map((item) => [key(item), item]));
  return before.flatMap((was) => {
    const is = found.get(key(was));
    return is === undefined ? [] : [[was, is] as [T, T]];
  });
}
