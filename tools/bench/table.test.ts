import { describe, expect, it } from "vitest";
import { parseOptions } from "./arguments.ts";
import { renderReport } from "./report.ts";
import { isBroken } from "./run-groups.ts";
import { type Figure, type GroupResult, textTable, withoutSpeedTargets } from "./table.ts";

const slow: Figure = {
  title: "a page with a title that is much longer than its column",
  value: "1 of 2 rounds, and a great deal to say about both of them, word by word",
  reference: "pg | the same statements",
  ratio: 0.456,
  target: "≥ 0.5",
  isMet: false,
};
const groupOf = (...figures: Figure[]): GroupResult => ({ heading: "Pages", figures, seconds: 60 });
const failed: GroupResult = { heading: "Orders", figures: [], seconds: 1, failure: new Error("No database.") };

describe("the table of figures", () => {
  it("fits a terminal of 120 columns without truncating anything", () => {
    const table = textTable(groupOf(slow));
    expect(Math.max(...table.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
    const words = [slow.title, slow.value, slow.reference, "0.46 ≥ 0.5 MISSED"].join(" ").split(" ");
    for (const word of words) expect(table).toContain(word);
  });

  it("says why its group failed", () => {
    expect(textTable(failed)).toContain("FAILED: No database.");
  });
});

describe("the report", () => {
  const occasion = { day: "2030-05-31", machine: "2 cores" };
  const headings = ["Pages", "Orders"];
  const first = renderReport([failed, groupOf(slow)], occasion, headings, "");

  it("has a table for each group, and says when and on what it was measured", () => {
    expect(first).toContain("## Pages\n\nMeasured on 2030-05-31 in 60 s, on 2 cores.");
    expect(first).toContain(`| ${slow.title} | ${slow.value} | pg \\| the same statements | 0.46 | ≥ 0.5 MISSED |`);
    expect(first).toContain("FAILED: No database.");
    expect(first.indexOf("## Pages")).toBeLessThan(first.indexOf("## Orders"));
  });

  it("keeps what was not measured again, and drops groups that there are no more", () => {
    const page = renderReport([groupOf()], { day: "2031-01-01", machine: "8 cores" }, headings, first);
    expect(page).toContain("Measured on 2031-01-01 in 60 s, on 8 cores.");
    expect(page).not.toContain(slow.title);
    expect(page).toContain("## Orders\n\nMeasured on 2030-05-31 in 1 s, on 2 cores.\n\nFAILED: No database.\n");
    expect(renderReport([], occasion, headings, page)).toBe(page);
    expect(renderReport([], occasion, ["Pages"], page)).not.toContain("Orders");
  });
});

describe("a run", () => {
  it("fails if a group fails or a correctness target is missed, but not if something is slow", () => {
    expect([groupOf(slow), failed, groupOf({ ...slow, mustHold: true })].map(isBroken)).toEqual([false, true, true]);
  });

  it("shows no speed targets in its short form, but correctness targets", () => {
    const shortTable = (figure: Figure) => textTable(withoutSpeedTargets(groupOf(figure)));
    expect(shortTable(slow)).not.toContain("MISSED");
    expect(shortTable({ ...slow, mustHold: true })).toContain("≥ 0.5 MISSED");
    expect(shortTable({ ...slow, mustHold: true, isMet: true })).toContain("≥ 0.5 met");
  });

  it("measures the requested groups and rejects unknown ones", () => {
    expect(parseOptions(["--short", "--only", "load,serving"], ["serving", "load"])).toEqual({
      short: true,
      only: ["load", "serving"],
    });
    expect(() => parseOptions(["--only", "lunch"], ["serving"])).toThrow(
      "Unknown group lunch. The groups are serving.",
    );
  });
});
