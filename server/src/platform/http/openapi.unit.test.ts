import { browserResponse, endpoint, id } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./openapi.ts";

const common = { method: "GET", summary: "Something", access: "anyone", errors: ["forbidden"] } as const;
const table = {
  forPrograms: endpoint({ ...common, path: "/api/facts", reply: z.object({ fact: z.string() }) }),
  forWindows: endpoint({ ...common, path: "/api/door", respondsWith: "browser", reply: browserResponse }),
  forPatience: endpoint({
    ...common,
    method: "POST",
    path: "/api/orders",
    idempotent: true,
    body: z.object({}),
    reply: z.object({}),
  }),
  forGuests: endpoint({
    ...common,
    method: "PUT",
    path: "/api/rooms/:id",
    params: z.object({ id }),
    body: z.object({
      beds: id,
      name: z.string().trim().min(1).max(20),
      mail: z.string().trim().min(3).pipe(z.email()),
      floor: z.string().transform(Number).pipe(z.number().max(9)),
    }),
    errors: ["conflict", "out_of_stock"],
    reply: z.object({}),
  }),
  forPictures: endpoint({
    ...common,
    method: "POST",
    path: "/api/pictures",
    body: z.strictObject({ folder: z.string() }),
    file: { maxBytes: 1000 },
    reply: z.object({}),
  }),
  forEverybody: endpoint({ ...common, path: "/api/news", invalidatedBy: ["gears"], reply: z.object({}) }),
  forDoers: endpoint({ ...common, method: "POST", path: "/api/bell", reply: z.object({}) }),
  forServices: endpoint({ ...common, method: "POST", path: "/api/reports", rawBody: true, reply: z.object({}) }),
};

interface OperationDoc {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, unknown>; headers?: Record<string, unknown> }
  >;
}

const { paths } = openApiDocument(table, "Test", "https://shop.example") as {
  paths: Record<string, { get: OperationDoc; post: OperationDoc; put: OperationDoc }>;
};

describe("the document of the API", () => {
  it("says that a program is answered with JSON, also when it is refused", () => {
    const responses = paths["/api/facts"]?.get.responses ?? {};
    expect(Object.keys(responses["200"]?.content ?? {})).toEqual(["application/json"]);
    expect(Object.keys(responses["403"]?.content ?? {})).toEqual(["application/json"]);
    expect(responses).not.toHaveProperty("302");
  });

  it("says that a browser window gets a page or is sent on, and is refused with a page", () => {
    const responses = paths["/api/door"]?.get.responses ?? {};
    expect(Object.keys(responses["200"]?.content ?? {})).toEqual(["text/html"]);
    expect(responses["302"]?.headers).toHaveProperty("location");
    expect(Object.keys(responses["403"]?.content ?? {})).toEqual(["text/html"]);
  });

  it("names the key by which a repetition is recognised, where there is one", () => {
    expect(paths["/api/orders"]?.post.parameters).toMatchObject([
      { name: "Idempotency-Key", in: "header", required: false },
    ]);
    expect(paths["/api/reports"]?.post.parameters).toEqual([]);
  });

  it("says that a signed report has a body, which may be too large but is never of the wrong type", () => {
    const { requestBody, responses } = paths["/api/reports"]?.post ?? {};
    expect(requestBody).toMatchObject({ required: true });
    expect(Object.keys(responses ?? {})).toContain("413");
    expect(Object.keys(responses ?? {})).not.toContain("415");
  });

  it("says that nothing may be found where an address has a part to fill in", () => {
    expect(paths["/api/rooms/{id}"]?.put.responses).toHaveProperty("404");
  });

  it("names all refusals that share a status", () => {
    const { description, content } = paths["/api/rooms/{id}"]?.put.responses["409"] ?? {};
    expect(description).toBe("conflict, out_of_stock");
    expect(content).toMatchObject({
      "application/json": { schema: { properties: { code: { enum: ["conflict", "out_of_stock"] } } } },
    });
  });

  it("says of a number in an address what it must be, and of one in a body that it may come in digits", () => {
    const whole = { type: "integer", exclusiveMinimum: 0, maximum: 2_147_483_647 };
    const { parameters = [], requestBody } = paths["/api/rooms/{id}"]?.put ?? {};
    expect(parameters).toEqual([{ name: "id", in: "path", required: true, schema: whole }]);
    expect(requestBody?.content["application/json"]?.schema.properties["beds"]).toMatchObject({
      anyOf: [whole, { type: "string", contentMediaType: "application/json", contentSchema: whole }],
    });
  });

  it("says what a text must be in all steps of its check, but not what becomes of it", () => {
    const properties = paths["/api/rooms/{id}"]?.put.requestBody?.content["application/json"]?.schema.properties;
    expect(properties?.["name"]).toEqual({ type: "string", minLength: 1, maxLength: 20, pattern: String.raw`\S` });
    expect(properties?.["mail"]).toMatchObject({ type: "string", minLength: 3, format: "email" });
    expect(properties?.["floor"]).toEqual({ type: "string" });
  });

  it("says that a file is sent in a form", () => {
    const { content = {} } = paths["/api/pictures"]?.post.requestBody ?? {};
    expect(content).toMatchObject({
      "multipart/form-data": {
        schema: {
          properties: { folder: { type: "string" }, file: { type: "string", format: "binary" } },
          required: ["folder", "file"],
        },
      },
    });
  });

  it("says that what is kept by the caller may be still right", () => {
    expect(paths["/api/news"]?.get.responses["304"]).not.toHaveProperty("content");
    expect(paths["/api/facts"]?.get.responses).not.toHaveProperty("304");
  });

  it("says how a body is refused that nobody asked for", () => {
    expect(Object.keys(paths["/api/bell"]?.post.responses ?? {})).toEqual(expect.arrayContaining(["413", "415"]));
    expect(paths["/api/facts"]?.get.responses).not.toHaveProperty("415");
  });
});
