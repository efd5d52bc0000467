import { describe, expect, it } from "vitest";
import { z } from "zod";
import { numberOrNumericString } from "./fields.ts";

const percentage = numberOrNumericString(z.number().int().min(0).max(100));

describe("a number or numeric string", () => {
  it.each([
    [7, 7],
    ["7", 7],
    ["0", 0],
    ["-0", -0],
    ["1e2", 100],
    ["70.0", 70],
  ])("accepts %j", (given, number) => {
    expect(percentage.parse(given)).toBe(number);
  });

  it.each([
    "",
    " ",
    " 7",
    "7 ",
    "07",
    "+7",
    "0x10",
    "7n",
    "7.",
    ".5",
    "1_0",
    "Infinity",
    "NaN",
    "٧",
    "1e400",
    "101",
    "-1",
    "1.5",
    true,
    false,
    null,
    [7],
    ["7"],
    [],
    {},
    Infinity,
    NaN,
    101,
  ])("rejects %j", (given) => {
    expect(percentage.safeParse(given).success).toBe(false);
  });

  it("reports its own message once", () => {
    const parsed = numberOrNumericString(z.number("A number, please."), "A number, please.").safeParse(["7"]);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(["A number, please."]);
  });
});
