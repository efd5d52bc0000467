import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { imageOrigins } from "../images/create-image-store.ts";
import { contentSecurityPolicy, type CspSources } from "./content-security.ts";

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const policyWith = (sources: CspSources) => contentSecurityPolicy({}, sources);

describe("the content security policy of a page", () => {
  it("allows the inline scripts and styles of the build by hash, and no others", () => {
    const [boot, css] = ["document.title='ü';\n", ":root { color: red }"];
    const policy = contentSecurityPolicy({ scripts: [boot], styles: [css] });
    expect(policy).toContain(`script-src 'self' ${hashOf(boot)};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(css)};`);
    expect(contentSecurityPolicy({})).toContain("script-src 'self'; style-src 'self';");
  });

  it("never allows unsafe-inline, eval, plugins, a base URI or framing", () => {
    const policy = contentSecurityPolicy({ scripts: ["a()"] });
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("has violations reported in both ways that browsers know", () => {
    expect(contentSecurityPolicy({})).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
  });

  it("requires Trusted Types with the given policies or none, unless a third-party script is allowed", () => {
    const directive = "require-trusted-types-for 'script'; trusted-types";
    expect(policyWith({})).toContain(`${directive} 'none'`);
    expect(policyWith({ trustedTypes: ["default"] })).toContain(`${directive} default`);
    expect(policyWith({ scripts: ["https://js.stripe.com"], trustedTypes: ["default"] })).not.toContain(
      "trusted-types",
    );
  });

  it("allows the image host only if one is configured", () => {
    expect(policyWith({})).not.toContain("cloudinary");
    const policy = policyWith(imageOrigins({ imageHost: { cloud: "c", uploadPreset: "p", key: "k", secret: "s" } }));
    expect(policy).toContain("img-src 'self' data: blob: https://res.cloudinary.com");
    expect(policy).toContain("connect-src 'self' https://api.cloudinary.com");
  });
});
