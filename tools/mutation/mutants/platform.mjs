/** What the house itself stands on. */
const db = "server/src/platform/db";

export const platform = [
  {
    guard: "a migration that has run is not changed",
    at: `${db}/migrate.ts`,
    remove: "if (known !== undefined && known !== checksum) {",
    put: "if (false) {",
    test: `${db}/migrate.test.ts`,
    title: "refuses to go on when a migration that has run was changed afterwards",
  },
  {
    guard: "nothing is written beside a transaction that is open",
    at: `${db}/database.ts`,
    remove: `    if (inside.getStore())
      throw new Error(\`Use`,
    put: `    if (false)
      throw new Error(\`Use`,
    test: `${db}/database.test.ts`,
    title: "refuses at once to use the database beside itself",
  },
  {
    guard: "what is kept is not used after a change",
    at: "server/src/platform/changes.ts",
    remove: "this.counts.set(topic as Topic, known + 1);",
    test: "server/src/platform/pages/pages.test.ts",
    title: "is dropped when its data changes, even by plain SQL",
  },
  {
    guard: "a page does not depend on who asks",
    at: "server/src/platform/pages/in-process-api.ts",
    remove: "else mayBeKept = false;",
    test: "server/src/platform/pages/pages.test.ts",
    title: "is rendered anew each time when it asks for something that must not be kept",
  },
  {
    guard: "a shop that would hear of no changes does not open",
    at: `${db}/postgres-driver.ts`,
    remove: "      await refuseDeafness(",
    put: "      if (false) await refuseDeafness(",
    test: `${db}/listening.postgres.test.ts`,
    title: "that brings none is refused, with words that say what to mend",
  },
];
