import fc from "fast-check";
import type { Operation, Parameter } from "./openapi-document.ts";
import { multipartType, encodeForm } from "./forms.ts";
import type { RawRequest } from "./raw-request.ts";
import { type ExistingValues, fromSchema, valueFor } from "./from-schema.ts";
import { fixtureReference, fixtureKindOf } from "./fixture-reference.ts";
import { corrupted } from "./corrupt.ts";

type Values = Record<string, unknown>;

/** A request before serialization; it may contain fixture references. */
export interface RequestModel {
  path: Values;
  query: Values;
  header: Values;
  body: unknown;
}

const existingValuesFor =
  (operation: Operation): ExistingValues =>
  (field) => {
    const kind = fixtureKindOf(operation, field);
    return kind && fixtureReference(kind);
  };

/** Generates requests that the document allows. */
export function validRequest(operation: Operation): fc.Arbitrary<RequestModel> {
  const exists = existingValuesFor(operation);
  const part = (location: Parameter["in"]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === location);
    const values = parameters.map(({ name, schema }) => [name, valueFor(name, schema, exists)] as const);
    const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
    return fc.record<Values>(Object.fromEntries(values), { requiredKeys, noNullPrototype: true });
  };
  return fc.record({
    path: part("path"),
    query: part("query"),
    header: part("header"),
    body: operation.body ? fromSchema(operation.body.schema, exists) : fc.constant(undefined),
  });
}

/** Generates valid requests with one corrupted value; null if there is no value to corrupt. */
export function corruptedRequest(operation: Operation): fc.Arbitrary<RequestModel> | null {
  const corruptions = [
    ...operation.parameters.filter((parameter) => parameter.in !== "header").map(corruptParameter),
    ...(operation.body ? [corruptBody(operation.body), corruptBody(operation.body), corruptBody(operation.body)] : []),
  ];
  if (corruptions.length === 0) return null;
  return validRequest(operation).chain((request) => fc.oneof(...corruptions.map((corrupt) => corrupt(request))));
}

type Corruption = (request: RequestModel) => fc.Arbitrary<RequestModel>;

const corruptBody =
  ({ schema }: NonNullable<Operation["body"]>): Corruption =>
  (request) =>
    corrupted(schema, request.body).map((body) => ({ ...request, body }));

function corruptParameter({ in: location, name, schema }: Parameter): Corruption {
  return (request) => {
    const values = request[location];
    const missingOrRepeated = fc.constantFrom(undefined, [values[name], "7"]);
    const replacement = fc.oneof(
      { weight: 6, arbitrary: corrupted(schema, values[name]) },
      ...(location === "query" ? [{ weight: 1, arbitrary: missingOrRepeated }] : []),
    );
    return replacement.map((value) => ({ ...request, [location]: { ...values, [name]: value } }));
  };
}

/** The strings that represent a value in a URL; none for a missing value. */
export function toTexts(value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((item) => toText(item));
  return [toText(value)];
}

const toText = (value: unknown) =>
  (typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)).toWellFormed();

/** An empty or dotted path segment would lead to another route. */
export const toPathText = (value: unknown): string => {
  const text = toTexts(value).join(",");
  return /^\.{0,2}$/.test(text) ? "-" : text;
};

export function serializeRequest({ method, path, body }: Operation, request: RequestModel): RawRequest {
  const search = Object.entries(request.query).flatMap(([name, value]) =>
    toTexts(value).map((text) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`),
  );
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toPathText(request.path[name])));
  const headers = Object.fromEntries(Object.entries(request.header).map(([name, value]) => [name, String(value)]));
  const raw = { method, url: search.length > 0 ? `${url}?${search.join("&")}` : url, headers };
  if (!body) return raw;
  if (body.type === multipartType) return { ...raw, ...encodeForm(headers, request.body) };
  return {
    ...raw,
    headers: { ...headers, "content-type": body.type },
    payload: JSON.stringify(request.body) ?? "",
  };
}
