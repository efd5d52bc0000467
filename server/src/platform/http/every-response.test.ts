import { errorResponse } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({
  renderPage: async (request) => {
    if (request.url.endsWith("/broken")) throw new Error("swordfish");
    if (request.url.endsWith("/moved")) return new Response(null, { status: 302, headers: { location: "/" } });
    return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
  },
  settings: { PUBLIC_URL: "https://shop.example", SANDBOX: "on", TRUST_PROXY: "on" },
});
const post = (payload: string, type = "application/json") =>
  ({ method: "POST", url: "/api/feedback", payload, headers: { "content-type": type } }) as const;

const responses = {
  "a JSON response": { url: "/api/gears" },
  "a health check": { url: "/api/health" },
  "the documentation": { url: "/api/docs" },
  "the OpenAPI document": { url: "/api/openapi.json" },
  "a page": { url: "/" },
  "the headers of a page": { method: "HEAD", url: "/" },
  "a redirect": { url: "/moved" },
  "a response the browser has cached": { url: "/api/gears", headers: { "if-none-match": "*" } },
  "an unknown calendar": { url: `/api/calendar/feeds/${"x".repeat(43)}` },
  "the outbox": { url: "/api/outbox" },
} as const;

/** Popups that return from another origin must keep their opener and send no referrer. */
const popups = {
  "the redirect to Google": { url: "/api/auth/google" },
  "a rejected callback from Google": { url: "/api/auth/google/callback?state=x" },
  "the Google sandbox": { url: "/stand-in/openid/auth" },
  "the account chooser of the Google sandbox": { url: "/stand-in/openid/person/x" },
  "an unknown path of the Google sandbox": { url: "/stand-in/openid/nothing" },
} as const;

/** Their URLs carry secrets. */
const cardSandboxResponses = {
  "a 3-D Secure challenge": { url: "/stand-in/cards/challenge/x" },
  "a card payment": { method: "POST", url: "/stand-in/cards/confirm", payload: {} },
} as const;

const errorResponses = {
  "an unknown API path": { url: "/api/nothing", status: 404 },
  "an unknown file": { url: "/static/nothing.png", status: 404 },
  "an unknown gear": { url: "/api/gears/424242", status: 404 },
  "a wrong method": { method: "DELETE", url: "/api/gears", status: 404 },
  "an API path that cannot be decoded": { url: "/api/gears/%E0%A4%A", status: 404 },
  "a page path that cannot be decoded": { url: "/%", status: 404 },
  "an overlong path parameter": { url: `/api/gears/${"1".repeat(300)}`, status: 404 },
  "a malformed body": { ...post("{"), status: 400 },
  "an empty body": { ...post(""), status: 400 },
  "an unsupported content type": { ...post("a=b", "application/x-www-form-urlencoded"), status: 415 },
  "an invalid body": { ...post("{}"), status: 422 },
  "an oversized body": { ...post(`{"name":"${"x".repeat(200_000)}"}`), status: 413 },
  "a page that cannot be rendered": { url: "/broken", status: 500 },
} as const;

const headersOf = (request: object) => ("headers" in request ? (request.headers as Record<string, string>) : {});

describe("every response", () => {
  it.each(Object.entries({ ...popups, ...cardSandboxResponses }))(
    "cannot be framed, cached or referred from if it belongs to a popup or a card payment: %s",
    async (_, request) => {
      const { headers } = await shop.app.inject(request);
      expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    },
  );

  it.each(Object.entries({ ...responses, ...popups, ...cardSandboxResponses, ...errorResponses }))(
    "allows no inline script, no unsafe DOM sink and no other origin: %s",
    async (_, request) => {
      const { headers } = await shop.app.inject({
        ...request,
        headers: { origin: "https://evil.example", ...headersOf(request) },
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

  it.each(Object.entries({ ...responses, ...errorResponses }))("has the security headers: %s", async (_, request) => {
    const { headers } = await shop.app.inject(request);
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
    "returns the request id of the proxy: %s",
    async (_, request) => {
      const response = await shop.app.inject({
        ...request,
        headers: { ...headersOf(request), "x-request-id": "from-the-proxy-1" },
      });
      expect(response.headers["x-request-id"]).toBe("from-the-proxy-1");
    },
  );

  it.each(["short", "x".repeat(65), "with space", "line\\nbreak", "<script>"])(
    "has a new request id if the given one is malformed: %s",
    async (given) => {
      const response = await shop.app.inject({ url: "/api/health", headers: { "x-request-id": given } });
      expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
    },
  );
});

describe("every error", () => {
  it.each(Object.entries(errorResponses))(
    "is sent as the common error response: %s",
    async (_, { status, ...request }) => {
      const response = await shop.app.inject(request);
      expect(response.statusCode).toBe(status);
      expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(response.headers["cache-control"]).toBe("no-store");
      const { message, error } = errorResponse.strict().parse(response.json());
      expect(error).toBe(message);
      expect(response.body).not.toContain("swordfish");
    },
  );
});
