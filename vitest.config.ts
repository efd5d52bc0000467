import { defineConfig } from "vitest/config";

const patience = { testTimeout: 60_000, hookTimeout: 120_000 };

/** What is said of the server is said of it on both databases; a few tests only make sense on one of them. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: [
            "contract/src/**/*.test.ts",
            "web/app/**/*.test.ts",
            "scripts/**/*.test.mjs",
            "server/src/**/*.unit.test.ts",
          ],
          ...patience,
        },
      },
      {
        test: {
          name: "embedded",
          root: "server",
          include: ["{src,test}/**/*.test.ts"],
          exclude: ["**/*.unit.test.ts", "**/*.postgres.test.ts"],
          env: { TEST_DATABASE: "embedded" },
          ...patience,
        },
      },
      {
        test: {
          name: "postgres",
          root: "server",
          include: ["{src,test}/**/*.test.ts"],
          exclude: ["**/*.unit.test.ts", "**/*.embedded.test.ts"],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: "test/start-postgres.ts",
          ...patience,
        },
      },
    ],
    maxWorkers: 2,
  },
});
