import { describe, expect, it } from "vitest";
import { z } from "zod";
import { browserResponse, type Endpoint, endpoint, type EndpointTable, endpoints, type RequestOf } from "../index.ts";

const table: EndpointTable = endpoints;
const rows = Object.entries(table);
const reply = z.object({ ok: z.boolean() });
const plain = { method: "GET", path: "/api/x", summary: "X", access: "anyone", reply, errors: [] } as const;

describe("the table of endpoints", () => {
  it("gives every call an address of its own", () => {
    const addresses = rows.map(([, { method, path }]) => `${method} ${path.replaceAll(/:\w+/g, ":")}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(rows)(
    "describes every placeholder in the address of %s, and nothing that is not there",
    (_, { path, params }) => {
      const placeholders = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);
      expect(new Set(Object.keys(params?.shape ?? {}))).toEqual(new Set(placeholders));
    },
  );

  it.each(rows)("says in a sentence what %s is for", (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z].{5,}[^.]$/);
  });

  it("lets only public reads be kept: what is kept is the same for everybody", () => {
    const kept = rows.filter(([, { invalidatedBy }]) => invalidatedBy !== undefined);
    expect(kept.length).toBeGreaterThan(0);
    for (const [name, { access, method }] of kept) expect([name, access, method]).toEqual([name, "anyone", "GET"]);
  });

  it("answers a browser only with windows and pages, and keeps no such answer", () => {
    const forWindows = rows.filter(([, { respondsWith }]) => respondsWith === "browser");
    expect(forWindows).toEqual(rows.filter(([, { reply }]) => reply === browserResponse));
    expect(forWindows.filter(([, { method, invalidatedBy }]) => method !== "GET" || invalidatedBy)).toEqual([]);
  });

  it("takes no body where a body has no meaning", () => {
    const reads = rows.filter(([, { method, body }]) => method === "GET" && body !== undefined);
    expect(reads).toEqual([]);
  });

  it("reads a signed body as bytes only, and lets only what changes something be repeated by key", () => {
    expect(rows.filter(([, { rawBody, body, file }]) => rawBody && (body ?? file))).toEqual([]);
    expect(rows.filter(([, { idempotent, method }]) => idempotent && method === "GET")).toEqual([]);
  });
});

describe("a row of the table", () => {
  it("does not compile without saying who may call it", () => {
    const { access: _, ...unguarded } = plain;
    // @ts-expect-error: who may call has to be said
    const row = endpoint(unguarded);
    expect(row).not.toHaveProperty("access");
  });

  it("does not compile with an address outside the API, an unknown refusal or an unknown topic", () => {
    // @ts-expect-error: not below /api
    endpoint({ ...plain, path: "/elsewhere" });
    // @ts-expect-error: not in the list of refusals
    endpoint({ ...plain, errors: ["teapot"] });
    // @ts-expect-error: nothing announces changes of it
    endpoint({ ...plain, invalidatedBy: ["weather"] });
    // @ts-expect-error: kept until nothing would be kept forever
    endpoint({ ...plain, invalidatedBy: [] });
    expect(endpoint(plain)).toBe(plain);
  });

  it("tells a caller's compiler what has to be given", () => {
    const row = endpoint({ ...plain, path: "/api/x/:id", params: z.object({ id: z.number() }) });
    const given: RequestOf<typeof row> = { params: { id: 1 } };
    // @ts-expect-error: the address needs an id
    const missing: RequestOf<typeof row> = {};
    const loose: Endpoint = row;
    expect([given, missing, loose]).toHaveLength(3);
  });
});
