import type { Db } from "./database.ts";

/**
 * A query whose SQL is built once instead of with every call, for statements of hot paths: building one takes longer than
 * sending it. Values come as `sql.placeholder("name")` and are given to `execute`.
 */
export function prepared<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}

/** The same for a query that has several forms, for example with other conditions: each form is built once. There must be few. */
export function preparedByForm<Form, Query extends object>(
  build: (db: Db, form: Form) => Query,
): (db: Db, form: Form) => Query {
  const byForm = new Map<string, (db: Db) => Query>();
  return (db, form) => {
    const key = JSON.stringify(form);
    const known = byForm.get(key) ?? prepared((target) => build(target, form));
    byForm.set(key, known);
    return known(db);
  };
}
