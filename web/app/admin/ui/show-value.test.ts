import { expect, it } from "vitest";
import { showValue } from "./show-value.ts";

it.each([
  [null, ""],
  [true, "yes"],
  [12, "12"],
  ["in_review", "in review"],
  ["Ask for snake_case", "Ask for snake_case"],
  [["a"], '[\n "a"\n]'],
])("shows %j in the log as %j", (value, text) => expect(showValue(value)).toBe(text));
