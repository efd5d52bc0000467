import type { Db } from "../../src/platform/db/database.ts";

/** The database as before, and how many statements were built with it. */
export function countStatements(db: Db): { db: Db; count: () => number } {
  let statements = 0;
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === "select" || name === "execute") statements += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { db: counting, count: () => statements };
}
