import { describe, expect, it } from "vitest";
import { readMigrations, splitStatements } from "./migrate.ts";

describe("the SQL of a migration", () => {
  it("is split at semicolons that end a line", () => {
    expect(splitStatements("select 1;\n\nselect\n  2;\nselect 3")).toEqual(["select 1;", "select\n  2;", "select 3"]);
  });

  it("is not split inside a function body", () => {
    const body =
      "create function f() returns trigger as $$\nbegin\n  perform 1;\n  return null;\nend;\n$$ language plpgsql;";
    expect(splitStatements(`select 1;\n${body}\nselect 2;`)).toEqual(["select 1;", body, "select 2;"]);
  });

  it("is split between two functions", () => {
    const one = "create function one() returns int as $$ select 1; $$ language sql;";
    const two = "create function two() returns int as $$\nselect 2;\n$$ language sql;";
    expect(splitStatements(`${one}\n${two}`)).toEqual([one, two]);
  });

  it("may have a comment after a semicolon, and semicolons within a line", () => {
    expect(splitStatements("insert into t values ('a;b'); -- two; parts\nselect 2;")).toEqual([
      "insert into t values ('a;b'); -- two; parts",
      "select 2;",
    ]);
  });

  it("may be empty or end with blank lines", () => {
    expect(splitStatements("")).toEqual([]);
    expect(splitStatements("select 1;\n\n  \n")).toEqual(["select 1;"]);
  });

  it("is in files numbered consecutively, in the order of execution", async () => {
    const migrations = await readMigrations();
    const parts = migrations.map(({ name }) => /^(\d{4})([a-z]?)-[a-z-]+\.sql$/.exec(name) ?? [name]);
    const numbers = parts.filter(([, , letter]) => !letter).map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it("changes no table in a file with a letter, which databases past it run late", async () => {
    const repairs = (await readMigrations()).filter(({ name }) => /^\d{4}[a-z]/.test(name));
    expect(repairs.length).toBeGreaterThan(0);
    for (const { text } of repairs) expect(text.replaceAll(/^--.*$/gm, "")).not.toMatch(/\btable\b/i);
  });

  it("uses no tagged dollar quotes or block comments, which the splitter does not support", async () => {
    for (const { text } of await readMigrations()) expect(text).not.toMatch(/\$\w+\$|\/\*/);
  });
});
