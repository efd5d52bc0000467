import { describe, expect, it } from "vitest";
import { factsFrom, type FactFields } from "./fact-fields.ts";

const fields: FactFields = { born_precision: "", born_on: "", born_year: "", neutered: "", chip: "" };

describe("factsFrom", () => {
  it("knows nothing of what was left empty", () => {
    expect(factsFrom(fields)).toEqual({
      facts: { born_on: null, born_precision: null, neutered: null, chip: null },
    });
  });

  it("takes a year alone, and a chip written in groups", () => {
    const given = {
      ...fields,
      born_precision: "year",
      born_year: " 2021 ",
      neutered: "no",
      chip: "704 098-100020041",
    } as const;
    expect(factsFrom(given)).toEqual({
      facts: { born_on: "2021-01-01", born_precision: "year", neutered: false, chip: "704098100020041" },
    });
  });

  it.each([
    [{ born_precision: "year", born_year: "21" }, "born_year"],
    [{ born_precision: "day" }, "born_on"],
    [{ chip: "123" }, "chip"],
  ] as const)("names the field that is missing: %o", (given, field) => {
    expect(factsFrom({ ...fields, ...given }).problem).toMatchObject({ field });
  });
});
