import { describe, expect, it } from "vitest";
import { describeAnswers } from "./describe-answers.ts";

describe("what a customer told about their home", () => {
  it("is said in words, in the order of the questions", () => {
    expect(
      describeAnswers({ activity: "low", children: "young", dogs: true, cats: false, hours_alone: 1, garden: true }),
    ).toEqual([
      ["Children", "Young ones"],
      ["Dogs", "Yes"],
      ["Cats", "No"],
      ["Alone", "1 hour a day"],
      ["Garden", "Yes"],
      ["Days are", "Calm"],
    ]);
  });

  it("leaves out what was left open, but not a no or a zero", () => {
    expect(describeAnswers({ garden: false, hours_alone: 0 })).toEqual([
      ["Alone", "0 hours a day"],
      ["Garden", "No"],
    ]);
  });
});
