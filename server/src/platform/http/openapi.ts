import {
  commonErrors,
  type Endpoint,
  type EndpointTable,
  type ErrorCode,
  errorStatus,
  failure,
  idempotencyKey,
} from "@pawhaven/contract";
import { z } from "zod";

type JsonObject = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(table: EndpointTable, title: string, server: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0" },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Failure: jsonSchema(failure, "output") },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}

function operation(name: string, endpoint: Endpoint): JsonObject {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.access === "anyone" ? [] : [{ token: [] }],
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...(endpoint.repeatable ? [repetitionKey] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: jsonContent(jsonSchema(endpoint.body, "input")) } }),
    ...(endpoint.rawBody && { requestBody: { required: true, content: jsonContent({ type: "object" }) } }),
    responses: { ...successes(endpoint), ...refusals(endpoint) },
  };
}

const repetitionKey = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same key with the same body gives the first answer again, and nothing is done twice.",
  schema: jsonSchema(idempotencyKey, "input"),
};

function successes({ answers, status = 200, reply }: Endpoint): JsonObject {
  if (answers === "calendar") return { 200: { description: "An .ics file", content: calendarContent } };
  if (answers === "events") return { 200: { description: "Server-sent events", content: eventsContent(reply) } };
  if (answers !== "browser")
    return { [status]: { description: "Success", content: jsonContent(jsonSchema(reply, "output")) } };
  const location = { required: true, schema: { type: "string", format: "uri" } };
  return {
    200: { description: "A page", content: pageContent },
    302: { description: "The address to go on to", headers: { location } },
  };
}

function parameters(place: "path" | "query", schema: z.ZodObject | undefined): JsonObject[] {
  if (!schema) return [];
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === "path" || !field.safeParse(undefined).success,
    schema: jsonSchema(field, "input"),
  }));
}

function refusals(endpoint: Endpoint): JsonObject {
  const codes = new Set<ErrorCode>([...commonErrors, ...endpoint.errors]);
  if (endpoint.access !== "anyone") codes.add("unauthenticated");
  if (endpoint.access === "staff") codes.add("forbidden");
  if (endpoint.query || endpoint.body) codes.add("invalid");
  if (endpoint.body || endpoint.rawBody) codes.add("too_large");
  if (endpoint.body) codes.add("unsupported_media_type");
  const content = endpoint.answers === "browser" ? pageContent : jsonContent({ $ref: "#/components/schemas/Failure" });
  return Object.fromEntries(
    [...codes]
      .sort((a, b) => errorStatus[a] - errorStatus[b])
      .map((code) => [errorStatus[code], { description: code, content }]),
  );
}

const calendarContent = { "text/calendar": { schema: { type: "string" } } };

const eventsContent = (event: z.ZodType) => ({ "text/event-stream": { schema: jsonSchema(event, "output") } });

const pageContent = { "text/html": { schema: { type: "string" } } };

const jsonContent = (schema: JsonObject) => ({ "application/json": { schema } });

/** `unrepresentable: any` because a coerced number, for one, accepts more than JSON Schema can say. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
