/** The part of JSON Schema that the document uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  contentMediaType?: string;
  contentSchema?: Schema;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
}

interface ResponseObject {
  content?: Record<string, { schema: Schema }>;
  headers?: Record<string, unknown>;
}

interface OperationObject {
  operationId: string;
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, ResponseObject>;
}

export interface OpenApi {
  paths: Record<string, Record<string, OperationObject>>;
  components: object;
}

export interface Operation {
  id: string;
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  parameters: Parameter[];
  body: { type: string; schema: Schema } | undefined;
  access: "anyone" | "customer" | "staff";
  /** The response never ends. */
  isEventStream: boolean;
  responses: Record<string, ResponseObject>;
}

export const operationsOf = (document: OpenApi): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase() as Operation["method"],
      path,
      parameters: operation.parameters,
      body: bodyOf(operation),
      access: accessOf(path, operation),
      isEventStream: "text/event-stream" in (operation.responses["200"]?.content ?? {}),
      responses: operation.responses,
    })),
  );

function bodyOf({ requestBody }: OperationObject): Operation["body"] {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return type && content ? { type, schema: content.schema } : undefined;
}

const accessOf = (path: string, { security }: OperationObject): Operation["access"] =>
  security.length === 0 ? "anyone" : path.startsWith("/api/staff/") ? "staff" : "customer";
