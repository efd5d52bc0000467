import path from "node:path";
import { defineConfig } from "vitest/config";
import { componentTests } from "./web/component-tests.config.ts";

const timeouts = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** The modules hold no state, so the test files of a worker can share them. */
const common = { ...timeouts, isolate: false };

/**
 * The tests of slices run on a PostgreSQL server, those of the platform and of the whole shop on the embedded database too,
 * which the journeys use for every slice. `ALL_DATABASES=1` runs all of them on both.
 */
const sliceTests = process.env["ALL_DATABASES"] ? [] : ["src/slices/**"];

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
          exclude: ["**/*.unit.test.ts", "**/*.postgres.test.ts", ...sliceTests],
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
      { ...componentTests, test: { ...componentTests.test, ...timeouts } },
    ],
    maxWorkers: 2,
  },
});
