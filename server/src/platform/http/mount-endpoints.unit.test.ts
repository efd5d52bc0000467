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

describe("an endpoint of the contract", () => {
  it("hands its handler what the address and the query say, checked and converted", async () => {
    const response = await api.inject({ url: "/api/rooms/7?guests=3&view=sea&unknown=1" });
    expect(response.json()).toEqual({ id: 7, guests: 3, view: "sea" });
    expect((await api.inject({ url: "/api/rooms/7" })).json()).toEqual({ id: 7, guests: 1 });
  });

  it.each(["abc", "0", "-3", "1.5", "1e99", "%20", "2147483648"])("finds nothing at the address %s", async (part) => {
    const response = await api.inject({ url: `/api/rooms/${part}` });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found" });
  });

  it("names every field of a query that is wrong", async () => {
    const response = await api.inject({ url: "/api/rooms/7?guests=0&view=moon&view=sea" });
    expect(response.statusCode).toBe(422);
    const { code, errors } = response.json<{ code: string; errors: object }>();
    expect(code).toBe("invalid");
    expect(Object.keys(errors)).toEqual(["guests", "view"]);
  });

  it("answers a creation with 201 and hands its handler only the fields of the contract", async () => {
    const response = await post({ name: "  Attic ", beds: [], price: 0, isAdmin: true });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ name: "Attic", keys: ["name", "beds"] });
  });

  it("names every field of a body that is wrong, deep ones by their path, and says the first in the message", async () => {
    const response = await post({ name: "A", beds: [{ width: 90 }, { width: "wide" }] });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: "Two letters at least.",
      error: "Two letters at least.",
      code: "invalid",
      errors: { name: ["Two letters at least."], "beds.1.width": ["A width is a number."] },
    });
  });

  it("names the fields that are missing altogether", async () => {
    const response = await post({});
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual(["name", "beds"]);
  });

  it.each(["[]", "null", "12", '"text"', "true", "{", "", "{'name': 1}"])(
    "refuses «%s» as a body, because it is no JSON object",
    async (payload) => {
      const response = await post(payload);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: "malformed" });
    },
  );

  it("refuses a call without any body", async () => {
    const response = await api.inject({ method: "POST", url: "/api/rooms" });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "malformed" });
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"name":"Attic","beds":[]}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
  ])("refuses %s, which would reach into the prototype of every object", async (payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "malformed" });
    expect({}).not.toHaveProperty("isAdmin");
  });

  it.each(["\0", "At\0tic", "\uD83D", "half \uDC3E pair"])(
    "refuses the text %j, which could not be kept as it is, and names its field",
    async (text) => {
      const response = await post({ name: `The ${text} room`, beds: [] });
      expect(response.statusCode).toBe(422);
      const words = "A text holds a character that cannot be used here.";
      expect(response.json()).toEqual({ message: words, error: words, code: "invalid", errors: { name: [words] } });
    },
  );

  it("refuses such a text in a query too, and finds nothing at such an address", async () => {
    expect((await api.inject({ url: "/api/rooms/7/door?key=a%00b" })).statusCode).toBe(422);
    expect((await api.inject({ url: "/api/doors/a%00b" })).json()).toMatchObject({ code: "not_found" });
  });

  it("refuses a body of bytes that are no text", async () => {
    const payload = Buffer.concat([
      Buffer.from('{"name":"At'),
      Buffer.from([0xc3, 0x28, 0xff]),
      Buffer.from('","beds":[]}'),
    ]);
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "malformed", message: "The request body is not valid UTF-8." });
  });

  it("refuses a body that is too large", async () => {
    const response = await post({ name: "A".repeat(2000), beds: [] });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "too_large" });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", "multipart/form-data; boundary=x"])(
    "refuses a body sent as %s",
    async (type) => {
      const response = await post('{"name":"Attic","beds":[]}', type);
      expect(response.statusCode).toBe(415);
      expect(response.json()).toMatchObject({ code: "unsupported_media_type" });
    },
  );

  it("cannot send a reply that breaks the contract while tests are watching", async () => {
    const response = await api.inject({ url: "/api/rooms/count" });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: "internal" });
    expect(response.body).not.toContain("many");
  });

  it("sends a browser on, with the headers its handler wants", async () => {
    const response = await api.inject({ url: "/api/rooms/7/door?key=brass" });
    expect(response.statusCode).toBe(302);
    expect(response.headers).toMatchObject({
      location: "https://rooms.example/7",
      "set-cookie": "in=1",
      "cache-control": "no-store",
      "cross-origin-opener-policy": "unsafe-none",
    });
  });

  it("shows a browser a page whose policy allows the page's own scripts only, and reads its cookies", async () => {
    const response = await api.inject({ url: "/api/rooms/7/door", headers: { cookie: "a=b; in=2=3; in=4" } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("<p>2=3</p>");
    expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "x-door": "oak" });
    expect(response.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  });

  it.each([
    ["bent", 403, "The key is &#60;bent&#62;."],
    ["golden", 422, "Too big"],
  ])("tells a browser in a page that the key %s is refused", async (key, status, words) => {
    const response = await api.inject({ url: `/api/rooms/7/door?key=${key}` });
    expect(response.statusCode).toBe(status);
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
    expect(response.body).toContain(words);
  });

  it("is the only thing that can be mounted below /api", async () => {
    const app = await createMinimalApi({}, {});
    const handler = async () => "unheard of";
    expect(() => app.get("/api/secret", handler)).toThrow("/api/secret is not in the contract");
    expect(() => app.post("/api", handler)).toThrow("is not in the contract");
    expect(() => app.get("/elsewhere", handler)).not.toThrow();
  });
});
