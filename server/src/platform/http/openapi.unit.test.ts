import { browserResponse, endpoint, endpoints, id } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./openapi.ts";

const common = { method: "GET", summary: "Something", access: "anyone", errors: ["forbidden"] } as const;
const table = {
  jsonEndpoint: endpoint({ ...common, path: "/api/facts", reply: z.object({ fact: z.string() }) }),
  browserEndpoint: endpoint({ ...common, path: "/api/door", respondsWith: "browser", reply: browserResponse }),
  idempotentEndpoint: endpoint({
    ...common,
    method: "POST",
    path: "/api/orders",
    idempotent: true,
    body: z.object({}),
    reply: z.object({}),
  }),
  validatedEndpoint: endpoint({
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
  fileEndpoint: endpoint({
    ...common,
    method: "POST",
    path: "/api/pictures",
    body: z.strictObject({ folder: z.string() }),
    file: { maxBytes: 1000 },
    reply: z.object({}),
  }),
  cachedEndpoint: endpoint({ ...common, path: "/api/news", invalidatedBy: ["gears"], reply: z.object({}) }),
  bodylessEndpoint: endpoint({ ...common, method: "POST", path: "/api/bell", reply: z.object({}) }),
  webhookEndpoint: endpoint({ ...common, method: "POST", path: "/api/reports", rawBody: true, reply: z.object({}) }),
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

describe("the OpenAPI document", () => {
  it("describes JSON responses and JSON errors", () => {
    const responses = paths["/api/facts"]?.get.responses ?? {};
    expect(Object.keys(responses["200"]?.content ?? {})).toEqual(["application/json"]);
    expect(Object.keys(responses["403"]?.content ?? {})).toEqual(["application/json"]);
    expect(responses).not.toHaveProperty("302");
  });

  it("describes pages, redirects and error pages of endpoints for browser windows", () => {
    const responses = paths["/api/door"]?.get.responses ?? {};
    expect(Object.keys(responses["200"]?.content ?? {})).toEqual(["text/html"]);
    expect(responses["302"]?.headers).toHaveProperty("location");
    expect(Object.keys(responses["403"]?.content ?? {})).toEqual(["text/html"]);
  });

  it("describes the Idempotency-Key header of idempotent endpoints only", () => {
    expect(paths["/api/orders"]?.post.parameters).toMatchObject([
      { name: "Idempotency-Key", in: "header", required: false },
    ]);
    expect(paths["/api/reports"]?.post.parameters).toEqual([]);
  });

  it("describes the body of a webhook, which can be too large but has no wrong type", () => {
    const { requestBody, responses } = paths["/api/reports"]?.post ?? {};
    expect(requestBody).toMatchObject({ required: true });
    expect(Object.keys(responses ?? {})).toContain("413");
    expect(Object.keys(responses ?? {})).not.toContain("415");
  });

  it("describes a 404 for every path with parameters", () => {
    expect(paths["/api/rooms/{id}"]?.put.responses).toHaveProperty("404");
  });

  it("lists all error codes that share a status", () => {
    const { description, content } = paths["/api/rooms/{id}"]?.put.responses["409"] ?? {};
    expect(description).toBe("conflict, out_of_stock");
    expect(content).toMatchObject({
      "application/json": { schema: { properties: { code: { enum: ["conflict", "out_of_stock"] } } } },
    });
  });

  it("describes a number in a path as a number, and in a body as a number or numeric string", () => {
    const positiveInteger = { type: "integer", exclusiveMinimum: 0, maximum: 2_147_483_647 };
    const { parameters = [], requestBody } = paths["/api/rooms/{id}"]?.put ?? {};
    expect(parameters).toEqual([{ name: "id", in: "path", required: true, schema: positiveInteger }]);
    expect(requestBody?.content["application/json"]?.schema.properties["beds"]).toMatchObject({
      anyOf: [
        positiveInteger,
        { type: "string", contentMediaType: "application/json", contentSchema: positiveInteger },
      ],
    });
  });

  it("describes the constraints of all validation steps, but not of transformed values", () => {
    const properties = paths["/api/rooms/{id}"]?.put.requestBody?.content["application/json"]?.schema.properties;
    expect(properties?.["name"]).toEqual({ type: "string", minLength: 1, maxLength: 20, pattern: String.raw`\S` });
    expect(properties?.["mail"]).toMatchObject({ type: "string", minLength: 3, format: "email" });
    expect(properties?.["floor"]).toEqual({ type: "string" });
  });

  it("describes file uploads as multipart forms", () => {
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

  it("describes a 304 for cached endpoints only", () => {
    expect(paths["/api/news"]?.get.responses["304"]).not.toHaveProperty("content");
    expect(paths["/api/facts"]?.get.responses).not.toHaveProperty("304");
  });

  it("describes the errors for unexpected bodies of methods other than GET", () => {
    expect(Object.keys(paths["/api/bell"]?.post.responses ?? {})).toEqual(expect.arrayContaining(["413", "415"]));
    expect(paths["/api/facts"]?.get.responses).not.toHaveProperty("415");
  });

  it("uses no keyword in the shop's schemas that JSON Schema does not define", () => {
    const document = openApiDocument(endpoints, "Shop", "https://shop.example");
    const keywords = new Set<string>();
    collectKeywords(document, keywords);
    expect([...keywords].filter((keyword) => !schemaKeywords.has(keyword))).toEqual([]);
  });
});

const schemaKeywords = new Set(
  (
    "type format pattern const enum anyOf allOf oneOf not items prefixItems minItems maxItems uniqueItems properties required " +
    "additionalProperties propertyNames minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf " +
    "contentMediaType contentSchema contentEncoding default description title examples readOnly writeOnly deprecated $ref"
  ).split(" "),
);

/** Finds the schemas in a document, which are everything called `schema` and all parts of these. */
function collectKeywords(node: unknown, keywords: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  for (const [name, part] of Object.entries(node)) {
    if (name === "schema") collectSchemaKeywords(part, keywords);
    else if (name === "schemas")
      for (const schema of Object.values(part as object)) collectSchemaKeywords(schema, keywords);
    else collectKeywords(part, keywords);
  }
}

function collectSchemaKeywords(schema: unknown, keywords: Set<string>): void {
  if (typeof schema !== "object" || schema === null) return;
  for (const [keyword, value] of Object.entries(schema)) {
    keywords.add(keyword);
    const parts: unknown[] = keyword === "properties" ? Object.values(value as object) : [value].flat();
    if (!["const", "enum", "default", "examples", "required"].includes(keyword))
      for (const part of parts) collectSchemaKeywords(part, keywords);
  }
}
