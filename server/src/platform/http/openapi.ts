import {
  commonErrors,
  type Endpoint,
  type EndpointTable,
  type ErrorCode,
  errorStatus,
  errorResponse,
  idempotencyKey,
} from "@pawhaven/contract";
import { z } from "zod";
import { staffCookieName } from "./staff-cookie.ts";
import { type JsonObject, toJsonSchema } from "./json-schema.ts";

/** Rules that JSON Schema cannot express. */
const generalDescription =
  "Lengths of strings are counted in UTF-16 code units, as in browsers. Where a string must not be blank, leading and " +
  "trailing white space is removed and not counted. A string with a NUL or a lone surrogate is rejected as `invalid`.";

const tokenDescription =
  "The `access_token` of the login reply. One that was issued to the site in a browser works only with the cookie it came with.";

const staffDescription =
  "Set by the sign-in of staff. Changes are accepted from the shop's own pages only: `Sec-Fetch-Site` or `Origin` must say so.";

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(table: EndpointTable, title: string, server: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(name, endpoint);
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0", description: generalDescription, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { ErrorResponse: toJsonSchema(errorResponse, "output") },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", description: tokenDescription },
        staffSession: { type: "apiKey", in: "cookie", name: staffCookieName(server), description: staffDescription },
      },
    },
  };
}

const securityOf = { anyone: [], customer: [{ token: [] }], staff: [{ staffSession: [] }] };

function operation(name: string, endpoint: Endpoint): JsonObject {
  return {
    operationId: name,
    summary: endpoint.summary,
    security: securityOf[endpoint.access],
    parameters: [
      ...parameters("path", endpoint.params),
      ...parameters("query", endpoint.query),
      ...(endpoint.idempotent ? [idempotencyKeyHeader] : []),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: bodyContent(endpoint.body, endpoint.file) } }),
    ...(endpoint.rawBody && { requestBody: { required: true, content: jsonContent({ type: "object" }) } }),
    responses: { ...successes(endpoint), ...errorResponses(endpoint) },
  };
}

function bodyContent(body: z.ZodObject, file: Endpoint["file"]): JsonObject {
  if (!file) return jsonContent(toJsonSchema(body, "input"));
  const description = `At most ${file.maxBytes} bytes.`;
  const form = body.extend({ file: z.string().meta({ format: "binary", description }) });
  return { "multipart/form-data": { schema: toJsonSchema(form, "input") } };
}

const idempotencyKeyHeader = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Repeating a request with the same key and body returns the first response, and nothing is done twice.",
  schema: toJsonSchema(idempotencyKey, "input"),
};

function successes({ respondsWith, status = 200, reply, invalidatedBy }: Endpoint): JsonObject {
  if (respondsWith === "calendar") return { 200: { description: "An .ics file", content: calendarContent } };
  if (respondsWith === "csv") return { 200: { description: "A .csv file", content: csvContent } };
  if (respondsWith === "file") return { 200: { description: "A file", content: fileContent } };
  if (respondsWith === "events") return { 200: { description: "Server-sent events", content: eventsContent(reply) } };
  if (respondsWith !== "browser")
    return {
      [status]: { description: "Success", content: jsonContent(toJsonSchema(reply, "output")) },
      ...(invalidatedBy && { 304: { description: "Your copy, identified by its ETag, is still current" } }),
    };
  const location = { required: true, schema: { type: "string", format: "uri" } };
  return {
    200: { description: "A page", content: pageContent },
    302: { description: "A redirect", headers: { location } },
  };
}

function parameters(location: "path" | "query", schema: z.ZodObject | undefined): JsonObject[] {
  if (!schema) return [];
  return Object.entries<z.ZodType>(schema.shape).map(([name, field]) => ({
    name,
    in: location,
    required: location === "path" || !field.safeParse(undefined).success,
    schema: asUrlParameter(toJsonSchema(field, "input")),
  }));
}

/** In a URL everything is a string, so “number or numeric string” is simply a number there. */
function asUrlParameter({ anyOf, ...rest }: JsonObject): JsonObject {
  const options = (anyOf ?? []) as JsonObject[];
  const number = options.find(({ type }) => type === "integer" || type === "number");
  return { ...rest, ...(number ?? (anyOf ? { anyOf } : {})) };
}

function errorResponses(endpoint: Endpoint): JsonObject {
  const codes = Object.groupBy(errorCodes(endpoint), (code) => errorStatus[code]);
  return Object.fromEntries(
    Object.entries(codes).map(([status, names]) => [
      status,
      {
        description: names.join(", "),
        content: endpoint.respondsWith === "browser" ? pageContent : jsonContent(errorResponseWith(names)),
      },
    ]),
  );
}

function errorCodes(endpoint: Endpoint): ErrorCode[] {
  const codes = new Set<ErrorCode>([...commonErrors, ...endpoint.errors]);
  if (endpoint.access !== "anyone") codes.add("unauthenticated");
  if (endpoint.access === "staff") codes.add("forbidden");
  if (endpoint.access === "staff" && !endpoint.beforeSecondFactor) codes.add("second_factor_required");
  if (endpoint.access === "staff" && endpoint.confirmsIdentity) codes.add("confirm_identity");
  if (endpoint.params) codes.add("not_found");
  if (endpoint.query || endpoint.body) codes.add("invalid");
  // Bodies are parsed even if the endpoint takes none.
  if (endpoint.method !== "GET") codes.add("too_large");
  if (endpoint.method !== "GET" && !endpoint.rawBody) codes.add("unsupported_media_type");
  return [...codes];
}

const errorResponseWith = (codes: ErrorCode[]): JsonObject => ({
  $ref: "#/components/schemas/ErrorResponse",
  properties: { code: { enum: codes } },
});

const calendarContent = { "text/calendar": { schema: { type: "string" } } };

const csvContent = { "text/csv": { schema: { type: "string" } } };

const fileContent = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };

const eventsContent = (event: z.ZodType) => ({ "text/event-stream": { schema: toJsonSchema(event, "output") } });

const pageContent = { "text/html": { schema: { type: "string" } } };

const jsonContent = (schema: JsonObject) => ({ "application/json": { schema } });
