import { failure } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { testShop } from "../../../test/test-app.ts";

const shop = testShop({
  renderPage: async (request) => {
    if (request.url.endsWith("/broken")) throw new Error("swordfish");
    return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
  },
  settings: { PUBLIC_URL: "https://shop.example" },
});
const post = (payload: string, type = "application/json") =>
  ({ method: "POST", url: "/api/feedback", payload, headers: { "content-type": type } }) as const;

const answers = {
  "an answer": { url: "/api/gears" },
  "a health check": { url: "/api/health" },
  "the documentation": { url: "/api/docs" },
  "a page": { url: "/" },
};

const refusals = {
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

describe("every answer", () => {
  it.each(Object.entries({ ...answers, ...refusals }))("carries the security headers: %s", async (_, asked) => {
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

  it.each(Object.entries({ ...answers, ...refusals }))("repeats the id it was asked with: %s", async (_, asked) => {
    const own = "headers" in asked ? asked.headers : {};
    const response = await shop.app.inject({ ...asked, headers: { ...own, "x-request-id": "from-the-proxy-1" } });
    expect(response.headers["x-request-id"]).toBe("from-the-proxy-1");
  });

  it.each(["short", "x".repeat(65), "with space", "line\\nbreak", "<script>"])(
    "gets an id of its own when the given one is unusual: %s",
    async (given) => {
      const response = await shop.app.inject({ url: "/api/health", headers: { "x-request-id": given } });
      expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe("every refusal", () => {
  it.each(Object.entries(refusals))("has the one form: %s", async (_, { status, ...asked }) => {
    const response = await shop.app.inject(asked);
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(response.headers["cache-control"]).toBe("no-store");
    const { message, error } = failure.strict().parse(response.json());
    expect(error).toBe(message);
    expect(response.body).not.toContain("swordfish");
  });
});
