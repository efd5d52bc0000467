import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { allMutants } from "./mutants/index.mjs";
import { classifyMutant, baselineProblemOf } from "./classify-mutant.mjs";
import { projectFolder } from "../../scripts/run.mjs";

const textOf = (file) => readFileSync(path.join(projectFolder, file), "utf8");
const helpers = globSync("server/test/*.ts", { cwd: projectFolder }).map(textOf).join("\n");

describe("the list of guards", () => {
  it("names each once", () => {
    const names = allMutants.map(({ guard }) => guard);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("knows where each stands: the text to take out is there, once, and something else is put in its place", () => {
    const lost = allMutants
      .flatMap(({ edits }) => edits)
      .filter(({ file, remove, put }) => textOf(file).split(remove).length !== 2 || remove === put);
    expect(lost).toEqual([]);
  });

  it("names tests that are there, by titles as they are written", () => {
    const lost = allMutants.filter(({ test, title }) => !textOf(test).includes(title) && !helpers.includes(title));
    expect(lost.map(({ test, title }) => [test, title])).toEqual([]);
  });

  it("is the one that docs/guards.md shows", () => {
    const page = textOf("docs/guards.md");
    expect(allMutants.map(({ guard }) => guard).filter((guard) => !page.includes(`| ${guard} `))).toEqual([]);
  });
});

describe("a missing guard", () => {
  const guard = { test: "cart.test.ts", title: "is nobody else's" };
  const outcome = (own) => ({ test: "cart.test.ts", title: "is nobody else's", hasFailed: true, said: "", ...own });

  it("is missed when the named test expected something else", () => {
    const said = "AssertionError: expected 200 to be 404 // Object.is equality";
    expect(classifyMutant(guard, [outcome({ said })])).toEqual({ isRed: true, said: "expected 200 to be 404" });
    expect(classifyMutant(guard, [outcome({ said: `Error: promise resolved "7" instead of rejecting` })]).isRed).toBe(
      true,
    );
  });

  it.each([
    ["no test ran", []],
    ["the named test is green", [outcome({ hasFailed: false })]],
    ["another test is red", [outcome({ hasFailed: false }), outcome({ title: "is empty", said: "Error: expected 1" })]],
    ["the copy is only broken", [outcome({ said: "ReferenceError: userId is not defined" })]],
    ["everything answers 500", [outcome({ said: "AssertionError: expected 500 to be 404" })]],
  ])("is not missed when %s", (_, outcomes) => {
    expect(classifyMutant(guard, outcomes).isRed).toBe(false);
  });

  it("may show as a 500 where the database stands behind it", () => {
    const outcomes = [outcome({ said: "AssertionError: expected 500 to be 409" })];
    expect(classifyMutant({ ...guard, behind: "stands the database's check" }, outcomes).isRed).toBe(true);
  });

  it("is judged only by a test that is green while it is in its place", () => {
    expect(baselineProblemOf(guard, [outcome({ hasFailed: false })])).toBeUndefined();
    expect(baselineProblemOf(guard, [outcome({ said: "Error: no" })])).toContain("not green to begin with: Error: no");
    expect(baselineProblemOf(guard, [])).toContain("does not exist");
  });
});
