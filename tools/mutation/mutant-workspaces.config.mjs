import path from "node:path";
import { defineConfig } from "vitest/config";

/** Copied beside the workspaces: the project's own test projects, with the requested files of every workspace. */
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
