import { describe, expect, it } from "vitest";
import { z } from "zod";
import { numberOrNumericString } from "./numbers.ts";

const rooms = numberOrNumericString(z.number().int().min(0).max(100));

describe("a number that may come in digits", () => {
  it.each([
    [7, 7],
    ["7", 7],
    ["0", 0],
    ["-0", -0],
    ["1e2", 100],
    ["70.0", 70],
  ])("is read from %j", (given, number) => {
    expect(rooms.parse(given)).toBe(number);
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
  ])("is not read from %j", (given) => {
    expect(rooms.safeParse(given).success).toBe(false);
  });

  it("is refused in the words it was given", () => {
    const told = numberOrNumericString(z.number("A number, please."), "A number, please.").safeParse(["7"]);
    expect(told.error?.issues.map(({ message }) => message)).toEqual(["A number, please."]);
  });
});
