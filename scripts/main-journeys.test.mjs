import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { mainJourneys } from "../e2e/main-journeys.ts";
import { projectFolder } from "./run.mjs";

const specs = globSync("e2e/*/*.spec.ts", { cwd: projectFolder })
  .map((file) => readFileSync(path.join(projectFolder, file), "utf8"))
  .join("\n");

it.each(mainJourneys)("the journey “%s” of the main ones exists", (title) => {
  expect(specs.split(title)).toHaveLength(2);
});
