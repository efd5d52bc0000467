import { describe, expect, it } from "vitest";
import { foldText, hasWords, wordsOf } from "./fold-text.ts";

describe("a folded text", () => {
  it.each([
    ["Vòng cổ đỏ", "vong co do"],
    ["THỨC ĂN CHO CHÓ", "thuc an cho cho"],
    ["Đồ chơi", "do choi"],
    ["Crème Brûlée", "creme brulee"],
    ["Straße", "straße"],
    ["Чай", "чаи"],
    ["50 % off", "50 % off"],
    ["", ""],
  ])("of %j is %j", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("is the same for letters that were composed and for letters with marks beside them", () => {
    expect(foldText("ệ".normalize("NFC"))).toBe(foldText("ệ".normalize("NFD")));
  });

  it("stays as it is when it is folded again", () => {
    expect(foldText(foldText("Ǻ ĐẶC İ"))).toBe(foldText("Ǻ ĐẶC İ"));
  });
});

describe("the words of a text", () => {
  it("are without punctuation", () => {
    expect(wordsOf("Shar-Pei, “Bánh mì” & 5 kg!")).toEqual(["shar", "pei", "banh", "mi", "5", "kg"]);
  });

  it.each([
    ["Do you deliver on Sundays?", "deliver sun", true],
    ["Do you deliver on Sundays?", "liver", false],
    ["Khám bệnh cho mèo", "kham meo", true],
    ["Khám bệnh cho mèo", "meo cho", true],
    ["Check-up", "up", true],
  ])("in %j begin with those of %j: %j", (text, typed, expected) => {
    expect(hasWords(text, wordsOf(typed))).toBe(expected);
  });
});
