import { browserResponse, endpoint, id } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createMinimalApi } from "../../../test/support/minimal-api.ts";
import { ApiError } from "./api-error.ts";

const table = {
  readRoom: endpoint({
    method: "GET",
    path: "/api/rooms/:id",
    summary: "A room",
    access: "anyone",
    params: z.object({ id }),
    query: z.object({ guests: z.coerce.number().int().min(1).default(1), view: z.enum(["sea", "yard"]).optional() }),
    reply: z.object({ id: z.number(), guests: z.number(), view: z.string().optional() }),
    errors: [],
  }),
  addRoom: endpoint({
    method: "POST",
    path: "/api/rooms",
    summary: "A new room",
    access: "anyone",
    body: z.object({
      name: z.string("A name is needed.").trim().min(2, "Two letters at least."),
      beds: z.array(z.object({ width: z.number("A width is a number.") })),
    }),
    reply: z.object({ name: z.string(), keys: z.array(z.string()) }),
    status: 201,
    errors: [],
  }),
  countRooms: endpoint({
    method: "GET",
    path: "/api/rooms/count",
    summary: "How many rooms",
    access: "anyone",
    reply: z.object({ count: z.number() }),
    errors: [],
  }),
  findDoor: endpoint({
    method: "GET",
    path: "/api/doors/:name",
    summary: "A door by its name",
    access: "anyone",
    params: z.object({ name: z.string() }),
    reply: z.object({ name: z.string() }),
    errors: [],
  }),
  enterRoom: endpoint({
    method: "GET",
    path: "/api/rooms/:id/door",
    summary: "Go in, or look in",
    access: "anyone",
    params: z.object({ id }),
    query: z.object({ key: z.string().max(5).optional() }),
    respondsWith: "browser",
    reply: browserResponse,
    errors: ["forbidden"],
  }),
};

const api = await createMinimalApi(table, {
  readRoom: async ({ params, query }) => ({ id: params.id, ...query }),
  addRoom: async ({ body }) => ({ name: body.name, keys: Object.keys(body) }),
  findDoor: async ({ params }) => params,
  countRooms: async () => ({ count: "many" as never }),
  enterRoom: async ({ params, query, cookies }) => {
    if (query.key === "bent") throw new ApiError("forbidden", "The key is <bent>.");
    if (query.key) return { redirect: `https://rooms.example/${params.id}`, headers: { "set-cookie": "in=1" } };
    return { html: `<p>${cookies["in"] ?? "locked"}</p><script>knock()</script>`, headers: { "x-door": "oak" } };
  },
});

const post = (payload: unknown, type = "application/json") =>
  api.inject({ method: "POST", url: "/api/rooms", payload: payload as string, headers: { "content-type": type } });

describe("a mounted endpoint", () => {
  it("passes validated and converted path and query parameters to its handler", async () => {
    const response = await api.inject({ url: "/api/rooms/7?guests=3&view=sea&unknown=1" });
    expect(response.json()).toEqual({ id: 7, guests: 3, view: "sea" });
    expect((await api.inject({ url: "/api/rooms/7" })).json()).toEqual({ id: 7, guests: 1 });
  });

  it.each(["abc", "0", "-3", "1.5", "1e99", "%20", "2147483648"])(
    "answers 404 to the path parameter %s",
    async (part) => {
      const response = await api.inject({ url: `/api/rooms/${part}` });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: "not_found" });
    },
  );

  it("reports every invalid query parameter", async () => {
    const response = await api.inject({ url: "/api/rooms/7?guests=0&view=moon&view=sea" });
    expect(response.statusCode).toBe(422);
    const { code, errors } = response.json<{ code: string; errors: object }>();
    expect(code).toBe("invalid");
    expect(Object.keys(errors)).toEqual(["guests", "view"]);
  });

  it("responds with the status of the contract, and passes only known fields to its handler", async () => {
    const response = await post({ name: "  Attic ", beds: [], price: 0, isAdmin: true });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ name: "Attic", keys: ["name", "beds"] });
  });

  it("reports every invalid field of a body by its path, and the first one in the message", async () => {
    const response = await post({ name: "A", beds: [{ width: 90 }, { width: "wide" }] });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: "Two letters at least.",
      error: "Two letters at least.",
      code: "invalid",
      errors: { name: ["Two letters at least."], "beds.1.width": ["A width is a number."] },
    });
  });

  it("reports missing fields", async () => {
    const response = await post({});
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual(["name", "beds"]);
  });

  it.each(["[]", "null", "12", '"text"', "true", "{", "", "{'name': 1}"])(
    "rejects the body «%s», which is not a JSON object",
    async (payload) => {
      const response = await post(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "malformed" });
    },
  );

  it("rejects a request without a body", async () => {
    const response = await api.inject({ method: "POST", url: "/api/rooms" });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "malformed" });
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"name":"Attic","beds":[]}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
  ])("rejects %s, which attempts prototype pollution", async (payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "malformed" });
    expect({}).not.toHaveProperty("isAdmin");
  });

  it.each(["\0", "At\0tic", "\uD83D", "half \uDC3E pair"])(
    "rejects the text %j, which cannot be stored, and reports its field",
    async (text) => {
      const response = await post({ name: `The ${text} room`, beds: [] });
      expect(response.statusCode).toBe(422);
      const message = "This text contains a character that can't be used here.";
      expect(response.json()).toEqual({ message, error: message, code: "invalid", errors: { name: [message] } });
    },
  );

  it("rejects such a text in a query, and answers 404 to one in a path", async () => {
    expect((await api.inject({ url: "/api/rooms/7/door?key=a%00b" })).statusCode).toBe(422);
    expect((await api.inject({ url: "/api/doors/a%00b" })).json()).toMatchObject({ code: "not_found" });
  });

  it("rejects a body that is not valid UTF-8", async () => {
    const payload = Buffer.concat([
      Buffer.from('{"name":"At'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('","beds":[]}'),
    ]);
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "malformed", message: "The request body is not valid UTF-8." });
  });

  it("rejects a body that is too large", async () => {
    const response = await post({ name: "A".repeat(2000), beds: [] });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "too_large" });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data; boundary=x"])(
    "rejects a body sent as %s",
    async (type) => {
      const response = await post('{"name":"Attic","beds":[]}', type);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: "unsupported_media_type" });
    },
  );

  it("fails on a reply that breaks the contract when replies are checked", async () => {
    const response = await api.inject({ url: "/api/rooms/count" });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: "internal" });
    expect(response.body).not.toContain("many");
  });

  it("redirects a browser, with the headers of its handler", async () => {
    const response = await api.inject({ url: "/api/rooms/7/door?key=brass" });
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      location: "https://rooms.example/7",
      "set-cookie": "in=1",
      "cache-control": "no-store",
      "cross-origin-opener-policy": "unsafe-none",
    });
  });

  it("sends a browser a page with a policy for its own scripts, and reads the first cookie of a name", async () => {
    const response = await api.inject({ url: "/api/rooms/7/door", headers: { cookie: "a=b; in=2=3; in=4" } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("<p>2=3</p>");
    expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "x-door": "oak" });
    expect(response.headers["content-security-policy"]).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
  });

  it.each([
    ["bent", 403, "The key is &#60;bent&#62;."],
    ["golden", 422, "Too big"],
  ])("shows a browser the error for the key %s in a page", async (key, status, message) => {
    const response = await api.inject({ url: `/api/rooms/7/door?key=${key}` });
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
    expect(response.body).toContain(message);
  });

  it("is the only kind of route that can be added below /api", async () => {
    const app = await createMinimalApi({}, {});
    const handler = async () => "secret";
    expect(() => app.get("/api/secret", handler)).toThrow("/api/secret is not in the contract");
    expect(() => app.post("/api", handler)).toThrow("is not in the contract");
    expect(() => app.get("/elsewhere", handler)).not.toThrow();
  });
});
