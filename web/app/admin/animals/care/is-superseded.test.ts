import type { CareRecord } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { isSuperseded } from "./is-superseded.ts";

const record = (changes: Partial<CareRecord>) =>
  ({ kind: "vaccination", product: "Rabies", given_on: "2026-11-03", ...changes }) as CareRecord;

describe("isSuperseded", () => {
  const first = record({});

  it("is true once the same was given again later, however it is written", () => {
    expect(isSuperseded(first, [first, record({ product: "RABIES", given_on: "2026-11-04" })])).toBe(true);
  });

  it.each([
    ["something else", record({ product: "DHP", given_on: "2026-11-04" })],
    ["another kind of care", record({ kind: "treatment", given_on: "2026-11-04" })],
    ["the same before", record({ given_on: "2026-11-02" })],
  ])("is false with %s", (_, other) => {
    expect(isSuperseded(first, [first, other])).toBe(false);
  });
});
