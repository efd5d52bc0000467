import { describe, expect, it } from "vitest";
import { readWish } from "./arguments.ts";
import { pageOf } from "./page.ts";
import { isBroken } from "./run-groups.ts";
import { type Figure, type Measured, tableOf, withoutSpeed } from "./table.ts";

const slow: Figure = {
  title: "a page with a title that is much longer than its column",
  value: "1 of 2 rounds, and a great deal to say about both of them, word by word",
  reference: "bare pg | the same statements",
  ratio: 0.456,
  target: "≥ 0.5",
  kept: false,
};
const groupOf = (...figures: Figure[]): Measured => ({ heading: "Pages", figures, seconds: 60 });
const failed: Measured = { heading: "Orders", figures: [], seconds: 1, failure: new Error("No database.") };

describe("the table of figures", () => {
  it("fits a terminal of 120 columns, and nothing is cut off", () => {
    const table = tableOf([groupOf(slow), failed]);
    expect(Math.max(...table.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
    const words = [slow.title, slow.value, slow.reference, "0.46 ≥ 0.5 MISSED"].join(" ").split(" ");
    for (const word of words) expect(table).toContain(word);
  });

  it("says which group could not be measured, and shows the others", () => {
    const table = tableOf([failed, groupOf(slow)]);
    expect(table).toContain("FAILED: No database.");
    expect(table).toContain("0.46");
  });
});

describe("the page of a run", () => {
  it("has a table for each group, with the machine above", () => {
    const page = pageOf([groupOf(slow), failed], ["2 cores"], "2030-05-31");
    expect(page).toContain("# Figures of 2030-05-31");
    expect(page).toContain("- 2 cores");
    expect(page).toContain(`| ${slow.title} | ${slow.value} | bare pg \\| the same statements | 0.46 | ≥ 0.5 MISSED |`);
    expect(page).toContain("FAILED: No database.");
  });
});

describe("a run", () => {
  it("is broken when a group fails or a rule does not hold, not when something is slow", () => {
    expect([groupOf(slow), failed, groupOf({ ...slow, mustHold: true })].map(isBroken)).toEqual([false, true, true]);
  });

  it("says nothing about promises of speed when it is short, but about rules that must hold", () => {
    expect(tableOf([withoutSpeed(groupOf(slow))])).not.toContain("MISSED");
    expect(tableOf([withoutSpeed(groupOf({ ...slow, mustHold: true }))])).toContain("MISSED");
  });

  it("measures the groups that are asked for, and knows no others", () => {
    expect(readWish(["--short", "--only", "load,serving"], ["serving", "load"])).toEqual({
      short: true,
      only: ["load", "serving"],
    });
    expect(() => readWish(["--only", "lunch"], ["serving"])).toThrow("There is no group lunch; there are serving.");
  });
});
