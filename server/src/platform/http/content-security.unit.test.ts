import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { imageOrigins } from "../images/create-image-store.ts";
import { contentSecurityPolicy } from "./content-security.ts";

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const directives = (html: string) =>
  new Map(
    contentSecurityPolicy(html)
      .split("; ")
      .map((part) => [part.split(" ")[0], part.split(" ").slice(1)] as const),
  );

describe("the policy of a page", () => {
  it("allows its own inline scripts and styles by their exact content, and no others", () => {
    const [boot, data, look] = ["document.title='ü';\n", 'window.x = "<b>"', ":root { color: red }"];
    const policy = directives(
      `<style>${look}</style><script>${boot}</script><script type="module" async>${data}</script>`,
    );
    expect(policy.get("script-src")).toEqual(["'self'", hashOf(boot), hashOf(data)]);
    expect(policy.get("style-src")).toEqual(["'self'", hashOf(look)]);
  });

  it("names a script that appears twice once", () => {
    expect(directives("<script>a()</script><script>a()</script>").get("script-src")).toEqual(["'self'", hashOf("a()")]);
  });

  it("needs no hash for files, for data that does not run, and for nothing", () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>';
    expect(directives(html).get("script-src")).toEqual(["'self'"]);
  });

  it("never allows inline code as such, evaluation, plugins, foreign bases or frames", () => {
    const policy = contentSecurityPolicy("<script>a()</script>");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("demands Trusted Types, by the policies it names or by none, unless a foreign script is let in", () => {
    const demand = "require-trusted-types-for 'script'; trusted-types";
    expect(contentSecurityPolicy("<p>")).toContain(`${demand} 'none'`);
    expect(contentSecurityPolicy("<p>", { trustedTypes: ["default"] })).toContain(`${demand} default`);
    const foreign = { scripts: ["https://js.stripe.com"], trustedTypes: ["default"] };
    expect(contentSecurityPolicy("<p>", foreign)).not.toContain("trusted-types");
  });

  it("lets a page reach the image host only where there is one", () => {
    expect(contentSecurityPolicy("<p>")).not.toContain("cloudinary");
    const reached = contentSecurityPolicy(
      "<p>",
      imageOrigins({ imageHost: { cloud: "c", uploadPreset: "p", key: "k", secret: "s" } }),
    );
    expect(reached).toContain("img-src 'self' data: blob: https://res.cloudinary.com");
    expect(reached).toContain("connect-src 'self' https://api.cloudinary.com");
  });
});
