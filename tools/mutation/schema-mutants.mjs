/**
 * What the database guarantees, by the names of its constraints and triggers, which no refactoring changes. Each is dropped in a
 * migration of its own, and its test must fail.
 */
const constraints = "server/src/schema/constraints.test.ts";

export const schemaMutants = [
  { title: "stock is never negative", drop: "constraint gears_stock_check", on: "gears", test: constraints },
  {
    title: "no more units are released than were taken",
    drop: "constraint gears_taken_check",
    on: "gears",
    test: constraints,
  },
];
