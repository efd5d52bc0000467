import { describe, expect, it } from "vitest";
import { z } from "zod";
import { numberOrNumericString, personName } from "./fields.ts";

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

describe("a name", () => {
  it.each([
    "Linh",
    " Nguyễn Thị Minh Khai ",
    "Nguye\u0302\u0303n",
    "O'Neill-D’Arcy",
    "J. R. R. Tolkien",
    "J.R.R. Tolkien",
    "Martin Luther King, Jr.",
    "山田 太郎",
    "山田　太郎",
    "عبد الله",
    "שרה לוי",
    "ธนพร ศรีสุข",
    "Milo 2",
    'Sir "Fluff" & Co. (III)',
    "x".repeat(100),
  ])("can be %j", (name) => {
    expect(personName.parse(name)).toBe(name.trim());
  });

  it.each([
    ["", "Please enter your name."],
    ["   ", "Please enter your name."],
    ["x".repeat(101), "At most 100 characters."],
  ])("cannot be %j", (name, message) => {
    expect(personName.safeParse(name).error?.issues[0]?.message).toBe(message);
  });

  it.each([
    "https://evil.example",
    "evil.example",
    "Win at EVIL.CO now",
    "www.evil",
    "a@b",
    "evil．example",
    "tel:12",
    "Call 0900 123 456",
    "Linh\u200B",
    "\u200B\u200D\u2060",
    "\u3164",
    "Li\u00ADnh",
    "\u202Ehnil",
    "Linh\uFE0F",
    "Linh\nTran",
    "Linh\u0000",
    "<b>Linh</b>",
    "...",
    "\u0301",
    "Linh 🐕",
  ])("cannot be %j, because it is invisible, a link or no name", (name) => {
    expect(personName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([
      "Please use letters, numbers, spaces and simple punctuation only, and no links.",
    ]);
  });
});
