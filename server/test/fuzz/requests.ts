import fc from "fast-check";
import type { Operation, Parameter } from "./document.ts";
import { formType, writeForm } from "./forms.ts";
import { type Exists, fromSchema, valueFor } from "./from-schema.ts";
import { known, kindOf } from "./known.ts";
import { spoiled } from "./spoil.ts";

type Values = Record<string, unknown>;

/** A request by its meaning; `Known` things in it stand for what exists. */
export interface Wanted {
  path: Values;
  query: Values;
  header: Values;
  body: unknown;
}

/** A request as it travels. */
export interface Sent {
  method: Operation["method"];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const existsIn =
  (operation: Operation): Exists =>
  (field) => {
    const kind = kindOf(operation, field);
    return kind && known(kind);
  };

/** Requests that the document allows. */
export function validRequest(operation: Operation): fc.Arbitrary<Wanted> {
  const exists = existsIn(operation);
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
export function spoiledRequest(operation: Operation): fc.Arbitrary<Wanted> | null {
  const ways = [
    ...operation.parameters.filter((parameter) => parameter.in !== "header").map(spoilParameter),
    ...(operation.body ? [spoilBody(operation.body), spoilBody(operation.body), spoilBody(operation.body)] : []),
  ];
  if (ways.length === 0) return null;
  return validRequest(operation).chain((wanted) => fc.oneof(...ways.map((way) => way(wanted))));
}

type Way = (wanted: Wanted) => fc.Arbitrary<Wanted>;

const spoilBody =
  ({ schema }: NonNullable<Operation["body"]>): Way =>
  (wanted) =>
    spoiled(schema, wanted.body).map((body) => ({ ...wanted, body }));

function spoilParameter({ in: place, name, schema }: Parameter): Way {
  return (wanted) => {
    const values = wanted[place];
    const other = fc.oneof(
      { weight: 6, arbitrary: spoiled(schema, values[name]) },
      ...(place === "query" ? [{ weight: 1, arbitrary: fc.constantFrom(undefined, [values[name], "7"]) }] : []),
    );
    return other.map((value) => ({ ...wanted, [place]: { ...values, [name]: value } }));
  };
}

/** What an address can carry: a value as text, or several; nothing for what is missing. */
export function textsOf(value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((item) => textOf(item));
  return [textOf(value)];
}

const textOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? JSON.stringify(value) : String(value)).toWellFormed();

/** An address without a part, or with dots for it, would be another address. */
export const pathText = (value: unknown): string => {
  const text = textsOf(value).join(",");
  return /^\.{0,2}$/.test(text) ? "-" : text;
};

export function written({ method, path, body }: Operation, wanted: Wanted): Sent {
  const search = Object.entries(wanted.query).flatMap(([name, value]) =>
    textsOf(value).map((text) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`),
  );
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathText(wanted.path[name])));
  const headers = Object.fromEntries(Object.entries(wanted.header).map(([name, value]) => [name, String(value)]));
  const sent = { method, url: search.length > 0 ? `${url}?${search.join("&")}` : url, headers };
  if (!body) return sent;
  if (body.type === formType) return { ...sent, ...writeForm(headers, wanted.body) };
  return {
    ...sent,
    headers: { ...headers, "content-type": body.type },
    payload: JSON.stringify(wanted.body) ?? "",
  };
}
