import { describe, expect, it } from "vitest";
import { describeMatch } from "./match-rules.ts";

const unknown = {
  children: null,
  dogs: null,
  cats: null,
  energy: null,
  house_trained: null,
  hours_alone: null,
  garden: null,
};

describe("a match", () => {
  it("says nothing where a fact or an answer is missing", () => {
    expect(describeMatch("Bella", unknown, { children: "young", dogs: true, hours_alone: 9, garden: false })).toEqual({
      suits: [],
      consider: [],
    });
    const known = { ...unknown, children: "no" as const, cats: "no" as const, hours_alone: 2, garden: true };
    expect(describeMatch("Bella", known, {})).toEqual({ suits: [], consider: [] });
  });

  it("says in sentences what speaks for the animal and what to think about", () => {
    const facts = {
      ...unknown,
      children: "older" as const,
      dogs: "yes" as const,
      cats: "some" as const,
      energy: "high" as const,
      hours_alone: 4,
      garden: true,
    };
    const home = { children: "young", dogs: true, cats: true, hours_alone: 3, garden: false, activity: "low" } as const;
    expect(describeMatch("Koda", facts, home)).toEqual({
      suits: ["Koda gets on well with dogs.", "Koda can be alone for 4 hours."],
      consider: [
        "Koda is used to older children; small ones may be too much.",
        "Koda likes some cats and not others. They should meet first.",
        "Koda needs a garden.",
        "Koda is more active than you are, and wants to be busy every day.",
      ],
    });
  });
});
