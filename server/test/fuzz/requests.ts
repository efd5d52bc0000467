import fc from "fast-check";
import type { Operation, Parameter } from "./openapi-document.ts";
import { multipartType, encodeForm } from "./forms.ts";
import { type ExistingValues, fromSchema, valueFor } from "./from-schema.ts";
import { fixtureReference, fixtureKindOf } from "./fixture-reference.ts";
import { corrupted } from "./corrupt.ts";

type Values = Record<string, unknown>;

/** A request by its meaning; `Known` things in it stand for what exists. */
export interface RequestModel {
  path: Values;
  query: Values;
  header: Values;
  body: unknown;
}

/** A request as it travels. */
export interface RawRequest {
  method: Operation["method"];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const existingValuesFor =
  (operation: Operation): ExistingValues =>
  (field) => {
    const kind = fixtureKindOf(operation, field);
    return kind && fixtureReference(kind);
  };

/** Requests that the document allows. */
export function validRequest(operation: Operation): fc.Arbitrary<RequestModel> {
  const exists = existingValuesFor(operation);
  const part = (place: Parameter["in"]) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
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

/** Such requests with one value spoiled; null where there is nothing in them to spoil. */
export function corruptedRequest(operation: Operation): fc.Arbitrary<RequestModel> | null {
  const ways = [
    ...operation.parameters.filter((parameter) => parameter.in !== "header").map(corruptParameter),
    ...(operation.body ? [corruptBody(operation.body), corruptBody(operation.body), corruptBody(operation.body)] : []),
  ];
  if (ways.length === 0) return null;
  return validRequest(operation).chain((wanted) => fc.oneof(...ways.map((way) => way(wanted))));
}

type Corruption = (wanted: RequestModel) => fc.Arbitrary<RequestModel>;

const corruptBody =
  ({ schema }: NonNullable<Operation["body"]>): Corruption =>
  (wanted) =>
    corrupted(schema, wanted.body).map((body) => ({ ...wanted, body }));

function corruptParameter({ in: place, name, schema }: Parameter): Corruption {
  return (wanted) => {
    const values = wanted[place];
    const other = fc.oneof(
      { weight: 6, arbitrary: corrupted(schema, values[name]) },
      ...(place === "query" ? [{ weight: 1, arbitrary: fc.constantFrom(undefined, [values[name], "7"]) }] : []),
    );
    return other.map((value) => ({ ...wanted, [place]: { ...values, [name]: value } }));
  };
}

/** What an address can carry: a value as text, or several; nothing for what is missing. */
export function toTexts(value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((item) => toText(item));
  return [toText(value)];
}

const toText = (value: unknown) =>
  (typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)).toWellFormed();

/** An address without a part, or with dots for it, would be another address. */
export const toPathText = (value: unknown): string => {
  const text = toTexts(value).join(",");
  return /^\.{0,2}$/.test(text) ? "-" : text;
};

export function serializeRequest({ method, path, body }: Operation, wanted: RequestModel): RawRequest {
  const search = Object.entries(wanted.query).flatMap(([name, value]) =>
    toTexts(value).map((text) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`),
  );
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toPathText(wanted.path[name])));
  const headers = Object.fromEntries(Object.entries(wanted.header).map(([name, value]) => [name, String(value)]));
  const sent = { method, url: search.length > 0 ? `${url}?${search.join("&")}` : url, headers };
  if (!body) return sent;
  if (body.type === multipartType) return { ...sent, ...encodeForm(headers, wanted.body) };
  return {
    ...sent,
    headers: { ...headers, "content-type": body.type },
    payload: JSON.stringify(wanted.body) ?? "",
  };
}
