import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { projectFolder } from "../../scripts/run.mjs";
import { baselineProblemOf, classifyMutant } from "./classify-mutant.mjs";
import { findMutants, mutantsIn } from "./find-mutants.mjs";
import { mutate } from "./mutant-workspaces.mjs";
import { schemaMutants } from "./schema-mutants.mjs";

const readText = (file) => readFileSync(path.join(projectFolder, file), "utf8");

describe("the marked mutants", () => {
  const marked = findMutants();
  const all = [...marked, ...schemaMutants];

  it("have a title of their own and a test file that exists", () => {
    const titles = all.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(all.filter(({ test }) => !existsSync(path.join(projectFolder, test)))).toEqual([]);
  });

  it("change the source into something that still parses", () => {
    const isBroken = (mutant) => {
      const source = readText(mutant.file);
      const mutated = mutate(source, mutant);
      return mutated === source || parseSync(mutant.file, mutated).errors.length > 0;
    };
    expect(marked.filter(isBroken)).toEqual([]);
  });

  it("drop constraints and triggers that a migration created", () => {
    const migrations = globSync("server/migrations/*.sql", { cwd: projectFolder }).map(readText).join("\n");
    const tables = (name) => name.replace(/_(check|key|pkey|fkey)$/, "");
    const missing = schemaMutants.filter(({ drop, on }) => {
      const name = drop.split(" ").at(-1);
      return !migrations.includes(name) && !tables(name).startsWith(on);
    });
    expect(missing).toEqual([]);
  });
});

describe("a marker", () => {
  const mutated = (source) => mutantsIn("src/cart.ts", source).map((mutant) => mutate(source, mutant));

  it.each([
    ["the condition of an if", "// mutant(a.test.ts): x\nif (a) b();", "// mutant(a.test.ts): x\nif (false) b();"],
    ["a statement", "/* mutant(a.test.ts): x */ await a();", "/* mutant(a.test.ts): x */ "],
    ["an argument", "f(a, /* mutant(a.test.ts): x */ b(c));", "f(a, /* mutant(a.test.ts): x */ undefined);"],
    [
      "the first operand",
      "x = /* mutant(a.test.ts): x */ a && b && c;",
      "x = /* mutant(a.test.ts): x */ true && b && c;",
    ],
    ["a later operand", "x = a || /* mutant(a.test.ts): x */ b;", "x = a || /* mutant(a.test.ts): x */ false;"],
    ["a line of SQL", "sql`a\n  and b -- mutant(a.test.ts): x\n`;", "sql`a\n -- mutant(a.test.ts): x\n`;"],
  ])("removes %s", (_, source, expected) => {
    expect(mutated(source)).toEqual([expected]);
  });

  it("names its test file relative to the source", () => {
    const [mutant] = mutantsIn("server/src/cart/store.ts", "// mutant(../orders/a.test.ts): x\na();");
    expect(mutant).toMatchObject({ title: "x", file: "server/src/cart/store.ts", test: "server/src/orders/a.test.ts" });
  });
});

describe("a mutant", () => {
  const mutant = { test: "cart.test.ts" };
  const outcome = (overrides) => ({
    test: "cart.test.ts",
    title: "belongs to its customer",
    hasFailed: true,
    message: "",
    ...overrides,
  });

  it("is killed by an expectation that is not met", () => {
    const message = "AssertionError: expected 200 to be 404 // Object.is equality";
    expect(classifyMutant(mutant, [outcome({ message })])).toEqual({
      isKilled: true,
      killedBy: "belongs to its customer",
      message: "expected 200 to be 404",
    });
  });

  it.each([
    ["no test ran", []],
    ["every test passed", [outcome({ hasFailed: false })]],
    [
      "a test of another file failed",
      [outcome({ hasFailed: false }), outcome({ test: "b.ts", message: "Error: expected 1" })],
    ],
    ["the copy is only broken", [outcome({ message: "ReferenceError: userId is not defined" })]],
    ["everything answers 500", [outcome({ message: "AssertionError: expected 500 to be 404" })]],
  ])("survives when %s", (_, outcomes) => {
    expect(classifyMutant(mutant, outcomes).isKilled).toBe(false);
  });

  it("is classified only by a test file that passes without it", () => {
    expect(baselineProblemOf(mutant, [outcome({ hasFailed: false })])).toBeUndefined();
    expect(baselineProblemOf(mutant, [outcome({ message: "Error: no" })])).toContain(
      "fails without the mutation: Error: no",
    );
    expect(baselineProblemOf(mutant, [])).toContain("did not run");
  });
});
