import { errorResponse } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({
  renderPage: async (request) => {
    if (request.url.endsWith("/broken")) throw new Error("swordfish");
    if (request.url.endsWith("/moved")) return new Response(null, { status: 302, headers: { location: "/" } });
    return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
  },
  settings: { PUBLIC_URL: "https://shop.example", SANDBOX: "on" },
});
const post = (payload: string, type = "application/json") =>
  ({ method: "POST", url: "/api/feedback", payload, headers: { "content-type": type } }) as const;

const responses = {
  "an answer": { url: "/api/gears" },
  "a health check": { url: "/api/health" },
  "the documentation": { url: "/api/docs" },
  "the documentation for machines": { url: "/api/openapi.json" },
  "a page": { url: "/" },
  "the headers of a page": { method: "HEAD", url: "/" },
  "a page that leads elsewhere": { url: "/moved" },
  "an answer the browser already has": { url: "/api/gears", headers: { "if-none-match": "*" } },
  "a calendar that is not there": { url: `/api/calendar/feeds/${"x".repeat(43)}` },
  "the outbox": { url: "/api/outbox" },
} as const;

/** Windows that come back from another origin keep their opener, and tell nobody where they have been. */
const popups = {
  "the way to Google": { url: "/api/auth/google" },
  "the way back, refused": { url: "/api/auth/google/callback?state=x" },
  "what stands in for Google": { url: "/stand-in/openid/auth" },
  "the question who signs in": { url: "/stand-in/openid/person/x" },
  "what stands in for Google, by no known address": { url: "/stand-in/openid/nothing" },
} as const;

/** The addresses of these carry secrets. */
const cardSandboxResponses = {
  "a bank's question": { url: "/stand-in/cards/challenge/x" },
  "a card payment": { method: "POST", url: "/stand-in/cards/confirm", payload: {} },
} as const;

const errorResponses = {
  "an unknown address of the API": { url: "/api/nothing", status: 404 },
  "an unknown file": { url: "/static/nothing.png", status: 404 },
  "an unknown gear": { url: "/api/gears/424242", status: 404 },
  "a call that is not made this way": { method: "DELETE", url: "/api/gears", status: 404 },
  "an address that cannot be decoded": { url: "/api/gears/%E0%A4%A", status: 404 },
  "a page address that cannot be decoded": { url: "/%", status: 404 },
  "an address part without an end": { url: `/api/gears/${"1".repeat(300)}`, status: 404 },
  "a broken body": { ...post("{"), status: 400 },
  "an empty body": { ...post(""), status: 400 },
  "a foreign kind of body": { ...post("a=b", "application/x-www-form-urlencoded"), status: 415 },
  "a body with wrong fields": { ...post("{}"), status: 422 },
  "an enormous body": { ...post(`{"name":"${"x".repeat(200_000)}"}`), status: 413 },
  "a page that cannot be rendered": { url: "/broken", status: 500 },
} as const;

const headersOf = (asked: object) => ("headers" in asked ? (asked.headers as Record<string, string>) : {});

describe("every answer", () => {
  it.each(Object.entries({ ...popups, ...cardSandboxResponses }))(
    "carries what keeps it from being framed: %s",
    async (_, asked) => {
      const { headers } = await shop.app.inject(asked);
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    },
  );

  it.each(Object.entries({ ...responses, ...popups, ...cardSandboxResponses, ...errorResponses }))(
    "lets no inline script run, no text become code and no other origin read it: %s",
    async (_, asked) => {
      const { headers } = await shop.app.inject({
        ...asked,
        headers: { origin: "https://evil.example", ...headersOf(asked) },
      });
      const policy = String(headers["content-security-policy"]);
      expect(policy).not.toContain("unsafe");
      expect(policy).toMatch(
        /^default-src 'none';|require-trusted-types-for 'script'; trusted-types ('none'|default pawhaven);/,
      );
      expect(policy).toMatch(/base-uri 'none'/);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    },
  );

  it.each(Object.entries({ ...responses, ...errorResponses }))("carries the security headers: %s", async (_, asked) => {
    const { headers } = await shop.app.inject(asked);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-request-id"]).toMatch(/^[\w-]{8,64}$/);
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it.each(Object.entries({ ...responses, ...errorResponses }))(
    "repeats the id it was asked with: %s",
    async (_, asked) => {
      const response = await shop.app.inject({
        ...asked,
        headers: { ...headersOf(asked), "x-request-id": "from-the-proxy-1" },
      });
      expect(response.headers["x-request-id"]).toBe("from-the-proxy-1");
    },
  );

  it.each(["short", "x".repeat(65), "with space", "line\\nbreak", "<script>"])(
    "gets an id of its own when the given one is unusual: %s",
    async (given) => {
      const response = await shop.app.inject({ url: "/api/health", headers: { "x-request-id": given } });
      expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe("every refusal", () => {
  it.each(Object.entries(errorResponses))("has the one form: %s", async (_, { status, ...asked }) => {
    const response = await shop.app.inject(asked);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-store");
    const { message, error } = errorResponse.strict().parse(response.json());
    expect(error).toBe(message);
    expect(response.body).not.toContain("swordfish");
  });
});
