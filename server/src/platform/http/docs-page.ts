import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../escape-html.ts";
import { contentSecurityPolicy, reportingEndpoints } from "./content-security.ts";

interface Operation {
  operationId: string;
  summary: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, OperationResponse>;
}

interface OperationResponse {
  description: string;
  content?: { "application/json"?: { schema: Schema } };
}

interface Schema {
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  $ref?: string;
}

export const docsPaths = ["/api/openapi.json", "/api/docs"];

/** Serves the contract as OpenAPI and as a page. Both are built when somebody first asks for them, from the same document. */
export function serveDocs(app: FastifyInstance, createDocument: () => Record<string, unknown>): void {
  let document: Record<string, unknown> | undefined;
  let page: string | undefined;
  const documentOnce = () => (document ??= createDocument());
  const pageOnce = () => (page ??= docsPage(documentOnce()));
  const policy = contentSecurityPolicy({ styles: [style] });
  app.get("/api/openapi.json", async (_, reply) => reply.header("cache-control", "no-cache").send(documentOnce()));
  app.get("/api/docs", async (_, reply) =>
    reply
      .headers({ "content-security-policy": policy, "reporting-endpoints": reportingEndpoints })
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(pageOnce()),
  );
}

function docsPage(document: Record<string, unknown>): string {
  const paths = document["paths"] as Record<string, Record<string, Operation>>;
  const title = escapeHtml((document["info"] as { title: string }).title);
  const entries = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" type="image/svg+xml" href="/static/favicon.svg"><title>${title}</title><style>${style}</style></head><body><main>
<h1>${title}</h1>
<p>Every endpoint of the shop, also available as <a href="/api/openapi.json">OpenAPI</a>. An error response has
<code>message</code>, <code>error</code>, <code>code</code> and, for invalid fields, <code>errors</code>.</p>
${entries.map(({ path, method, operation }) => section(path, method, operation)).join("\n")}
</main></body></html>`;
}

function section(path: string, method: string, operation: Operation): string {
  const responses = Object.entries(operation.responses);
  const successes = responses.filter(([status]) => Number(status) < 400);
  const errors = responses.filter(([status]) => Number(status) >= 400);
  return `<details id="${operation.operationId}"><summary><b class="${method}">${method}</b> <code>${path}</code> <span>${escapeHtml(operation.summary)}</span>${operation.security.length > 0 ? "<em>token</em>" : ""}</summary>
${operation.parameters.length > 0 ? `<h2>Parameters</h2>${table(operation.parameters.map((p) => [p.name, describe(p.schema), `${p.in}${p.required ? "" : ", optional"}`]))}` : ""}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => `<h2>Body, <code>${type}</code></h2>${fields(schema)}`)
  .join("\n")}
${successes.map(([status, response]) => `<h2>Response ${status}</h2>${responseFields(response)}`).join("\n")}
<h2>Errors</h2><p>${errors.map(([status, { description }]) => `${status} <code>${description}</code>`).join(", ")}</p>
</details>`;
}

/** A response to a browser window, unlike JSON, has no fields to list. */
function responseFields({ description, content }: OperationResponse): string {
  const schema = content?.["application/json"]?.schema;
  return schema ? fields(schema) : `<p>${escapeHtml(description)}</p>`;
}

function fields(schema: Schema): string {
  const object = schema.type === "array" && schema.items ? schema.items : schema;
  if (!object.properties) return `<p>${describe(schema)}</p>`;
  const rows = Object.entries(object.properties).map(([name, field]) => [
    name,
    describe(field),
    [object.required?.includes(name) ? "" : "optional", field.description ?? ""].filter(Boolean).join(". "),
  ]);
  return `${object === schema ? "" : "<p>A list of</p>"}${table(rows)}`;
}

function describe(schema: Schema): string {
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(" | ");
  if (schema.anyOf) return schema.anyOf.map(describe).join(" | ");
  if (schema.type === "array" && schema.items) return `list of ${describe(schema.items)}`;
  if (schema.properties)
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${name}: ${describe(field)}`)
      .join(", ")} }`;
  return escapeHtml([schema.type ?? "anything", schema.format].flat().filter(Boolean).join(" "));
}

const table = (rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell, column) => `<td>${column === 0 ? `<code>${cell}</code>` : cell}</td>`).join("")}</tr>`).join("")}</table>`;

const style = `
:root { color-scheme: light dark; --ink: #22303c; --paper: #fff8f0; --line: #e6d9c8; --accent: #0f766e; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3ece3; --paper: #1a2129; --line: #3a4652; --accent: #5eead4; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
a, b { color: var(--accent); }
details { border: 1px solid var(--line); border-radius: 12px; margin: .5rem 0; padding: 0 1rem; }
summary { cursor: pointer; padding: .7rem 0; display: flex; flex-wrap: wrap; gap: .25rem .8rem; align-items: baseline; }
summary em { margin-left: auto; font-style: normal; border: 1px solid; border-radius: 99px; padding: 0 .6rem; font-size: .8rem; }
h2 { margin: .8rem 0 .2rem; font-size: 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1rem; font-size: .92rem; }
td { border-top: 1px solid var(--line); padding: .35rem .6rem .35rem 0; vertical-align: top; overflow-wrap: anywhere; }
`;
