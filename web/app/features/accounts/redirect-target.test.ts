import { describe, expect, it } from "vitest";
import { toSafeRedirectPath } from "./redirect-target.ts";

describe("after signing in, the visitor", () => {
  it.each(["/", "/profile", "/gearshop?page=2#reviews", "/gear/7?back=https://shop.example//x"])(
    "continues to %s",
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
  ])("goes to the home page instead of %j", (target) => {
    expect(toSafeRedirectPath(target)).toBe("/");
  });
});
