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

describe("the content security policy of a page", () => {
  it("allows its inline scripts and styles by hash, and no others", () => {
    const [boot, data, css] = ["document.title='ü';\n", 'window.x = "<b>"', ":root { color: red }"];
    const policy = directives(
      `<style>${css}</style><script>${boot}</script><script type="module" async>${data}</script>`,
    );
    expect(policy.get("script-src")).toEqual(["'self'", hashOf(boot), hashOf(data)]);
    expect(policy.get("style-src")).toEqual(["'self'", hashOf(css)]);
  });

  it("lists the hash of a repeated script once", () => {
    expect(directives("<script>a()</script><script>a()</script>").get("script-src")).toEqual(["'self'", hashOf("a()")]);
  });

  it("has no hash for external scripts, JSON-LD and empty scripts", () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>';
    expect(directives(html).get("script-src")).toEqual(["'self'"]);
  });

  it("never allows unsafe-inline, eval, plugins, a base URI or framing", () => {
    const policy = contentSecurityPolicy("<script>a()</script>");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("requires Trusted Types with the given policies or none, unless a third-party script is allowed", () => {
    const directive = "require-trusted-types-for 'script'; trusted-types";
    expect(contentSecurityPolicy("<p>")).toContain(`${directive} 'none'`);
    expect(contentSecurityPolicy("<p>", { trustedTypes: ["default"] })).toContain(`${directive} default`);
    const thirdParty = { scripts: ["https://js.stripe.com"], trustedTypes: ["default"] };
    expect(contentSecurityPolicy("<p>", thirdParty)).not.toContain("trusted-types");
  });

  it("allows the image host only if one is configured", () => {
    expect(contentSecurityPolicy("<p>")).not.toContain("cloudinary");
    const policy = contentSecurityPolicy(
      "<p>",
      imageOrigins({ imageHost: { cloud: "c", uploadPreset: "p", key: "k", secret: "s" } }),
    );
    expect(policy).toContain("img-src 'self' data: blob: https://res.cloudinary.com");
    expect(policy).toContain("connect-src 'self' https://api.cloudinary.com");
  });
});
