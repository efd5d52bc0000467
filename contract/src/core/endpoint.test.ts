import { describe, expect, it } from "vitest";
import { z } from "zod";
import { browserResponse, type Endpoint, endpoint, type EndpointTable, endpoints, type RequestOf } from "../index.ts";

const table: EndpointTable = endpoints;
const rows = Object.entries(table);
const reply = z.object({ ok: z.boolean() });
const plain = { method: "GET", path: "/api/x", summary: "X", access: "anyone", reply, errors: [] } as const;

describe("the endpoint table", () => {
  it("has no two endpoints with the same method and path", () => {
    const addresses = rows.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ":")}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(rows)(
    "has a schema for every placeholder in the path of %s, and for no other parameter",
    (_, { path, params }) => {
      const placeholders = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);
      expect(new Set(Object.keys(params?.shape ?? {}))).toEqual(new Set(placeholders));
    },
  );

  it.each(rows)("summarizes %s", (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{5,}[^.]$/);
  });

  it("caches only public reads, because a cached reply is the same for every caller", () => {
    const cached = rows.filter(([, { invalidatedBy }]) => invalidatedBy !== undefined);
    expect(cached.length).toBeGreaterThan(0);
    for (const [name, { access, method }] of cached) expect([name, access, method]).toEqual([name, "anyone", "GET"]);
  });

  it("responds to a browser only with redirects and pages, to GET requests, and caches none of them", () => {
    const browserRows = rows.filter(([, { respondsWith }]) => respondsWith === "browser");
    expect(browserRows).toEqual(rows.filter(([, { reply }]) => reply === browserResponse));
    expect(browserRows.filter(([, { method, invalidatedBy }]) => method !== "GET" || invalidatedBy)).toEqual([]);
  });

  it("has no GET endpoint with a body", () => {
    const reads = rows.filter(([, { method, body }]) => method === "GET" && body !== undefined);
    expect(reads).toEqual([]);
  });

  it("combines a signed body with no other body, and offers idempotency keys only for changes", () => {
    expect(rows.filter(([, { rawBody, body, file }]) => rawBody && (body ?? file))).toEqual([]);
    expect(rows.filter(([, { idempotent, method }]) => idempotent && method === "GET")).toEqual([]);
  });
});

describe("an endpoint", () => {
  it("does not compile without an access rule", () => {
    const { access: _, ...withoutAccess } = plain;
    // @ts-expect-error: access is missing
    const row = endpoint(withoutAccess);
    expect(row).not.toHaveProperty("access");
  });

  it("does not compile with a path outside the API, an unknown error code or an unknown topic", () => {
    // @ts-expect-error: not below /api
    endpoint({ ...plain, path: "/elsewhere" });
    // @ts-expect-error: not an error code
    endpoint({ ...plain, errors: ["teapot"] });
    // @ts-expect-error: not a topic
    endpoint({ ...plain, invalidatedBy: ["weather"] });
    // @ts-expect-error: a reply without topics would be cached forever
    endpoint({ ...plain, invalidatedBy: [] });
    expect(endpoint(plain)).toBe(plain);
  });

  it("requires callers to pass its path parameters", () => {
    const row = endpoint({ ...plain, path: "/api/x/:id", params: z.object({ id: z.number() }) });
    const given: RequestOf<typeof row> = { params: { id: 1 } };
    // @ts-expect-error: the path needs an id
    const missing: RequestOf<typeof row> = {};
    const loose: Endpoint = row;
    expect([given, missing, loose]).toHaveLength(3);
  });
});
