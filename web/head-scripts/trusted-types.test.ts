import { expect, it } from "vitest";
import { allowPlainText } from "./trusted-types.ts";

it.each(["", "Bella", "3 > 2", "<script></script>"])("the page's Trusted Types policy allows %j", (html) => {
  expect(allowPlainText(html)).toBe(html);
});

it.each(["<b>Bella</b>", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "&lt;", "<script></script> "])(
  "the page's Trusted Types policy rejects %j",
  (html) => {
    expect(allowPlainText(html)).toBeNull();
  },
);
