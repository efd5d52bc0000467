import path from "node:path";
import { defineConfig } from "vitest/config";

/** Copied to where the benches are: the project's own tests, but out of all the copies, and only the files asked for. */
const folder = import.meta.dirname;
const { default: projectConfig } = await import(path.join(folder, "0/vitest.config.ts"));
const testFilesByProject = JSON.parse(process.env.MUTANT_TESTS);

export default defineConfig({
  test: {
    projects: projectConfig.test.projects
      .filter(({ test }) => testFilesByProject[test.name])
      .map(({ test }) => ({ test: { ...test, root: folder, include: testFilesByProject[test.name] } })),
    maxWorkers: projectConfig.test.maxWorkers,
  },
});
