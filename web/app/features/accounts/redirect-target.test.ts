import { describe, expect, it } from "vitest";
import { toSafeRedirectPath } from "./redirect-target.ts";

describe("after signing in", () => {
  it.each(["/", "/profile", "/gearshop?page=2#reviews", "/gear/7?back=https://shop.example//x"])(
    "people go on to %s",
    (target) => {
      expect(toSafeRedirectPath(target)).toBe(target);
    },
  );

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\\evil.example",
    "\t//evil.example",
    " //evil.example",
    "javascript:alert(1)",
    "evil.example",
    "",
    undefined,
    null,
    7,
    ["/profile"],
  ])("people who were to go to %j come home instead", (target) => {
    expect(toSafeRedirectPath(target)).toBe("/");
  });
});
