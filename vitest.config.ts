import path from "node:path";
import { defineConfig } from "vitest/config";

const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Test files share nothing but the code, which keeps no state of its own, so a worker need not load it anew for each. */
const common = { ...patience, isolate: false };

/** What is said of the server is said of it on both databases; a few tests only make sense on one of them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "contract/src/**/*.test.ts",
            "web/{app,service-worker,head-scripts}/**/*.test.ts",
            "{scripts,tools}/**/*.test.{ts,mjs}",
            "server/{src,test}/**/*.unit.test.ts",
          ],
          ...common,
        },
      },
      {
        test: {
          name: "embedded",
          root: "server",
          include: ["{src,test}/**/*.test.ts"],
          exclude: ["**/*.unit.test.ts", "**/*.postgres.test.ts"],
          env: { TEST_DATABASE: "embedded" },
          ...common,
        },
      },
      {
        test: {
          name: "postgres",
          root: "server",
          include: ["{src,test}/**/*.test.ts"],
          exclude: ["**/*.unit.test.ts", "**/*.embedded.test.ts"],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: path.join(import.meta.dirname, "server/test/support/start-postgres.ts"),
          ...common,
        },
      },
    ],
    maxWorkers: 2,
  },
});
