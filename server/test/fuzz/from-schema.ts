import { namePattern, plainLinePattern } from "@pawhaven/contract";
import fc from "fast-check";
import type { Schema } from "./openapi-document.ts";
import { plainText } from "./texts.ts";

/** Generates existing values for a field of this name, if there are any. */
export type ExistingValues = (field: string) => fc.Arbitrary<unknown> | undefined;

const noExistingValues: ExistingValues = () => undefined;

/** Generates values that the schema allows, preferring existing ones. */
export function fromSchema(schema: Schema, exists: ExistingValues = noExistingValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => fromSchema(option, exists)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, exists)));
  return byType[schema.type ?? "anything"]?.(schema, exists) ?? fc.jsonValue();
}

const byType: Record<string, (schema: Schema, exists: ExistingValues) => fc.Arbitrary<unknown>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: (schema) => fc.oneof(fc.integer(rangeOf(schema, 1)), boundaryValues(schema, 1)),
  number: (schema) =>
    fc.oneof(
      fc.double({ ...rangeOf(schema, Number.MIN_VALUE), noNaN: true }),
      boundaryValues(schema, Number.MIN_VALUE),
    ),
  string: stringFor,
  array: ({ items = {}, minItems = 0, maxItems = 5 }, exists) =>
    fc.array(fromSchema(items, exists), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) }),
  object: objectFor,
};

function rangeOf({ minimum, exclusiveMinimum, maximum }: Schema, step: number): { min: number; max: number } {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + step);
  return { min, max: maximum ?? 1_000_000 };
}

function boundaryValues(schema: Schema, step: number): fc.Arbitrary<number> {
  const { min, max } = rangeOf(schema, step);
  return fc.constantFrom(min, max);
}

function stringFor(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = minLength + 40, contentSchema } = schema;
  if (contentSchema) return fromSchema(contentSchema).map((value) => JSON.stringify(value));
  if (format === "email") return emailAddress.filter(matching(pattern));
  if (format === "date") return calendarDate;
  if (pattern === String.raw`\S`) return plainText(minLength, maxLength).filter(matching(pattern));
  if (pattern === plainLinePattern.source) return plainName.map((line) => line.slice(0, maxLength).trim());
  if (pattern === namePattern.source) return plainName.map((name) => name.slice(0, maxLength));
  if (pattern) return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, schema.maxLength));
  return plainText(minLength, maxLength);
}

const matching =
  (pattern = "") =>
  (text: string) =>
    new RegExp(pattern, "u").test(text);

const plainName = fc
  .array(fc.constantFrom("Linh", "Trần", "O'Neill", "山田", "ธนพร", "Jr.", "2"), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(" "));

const emailAddress = fc
  .tuple(fc.stringMatching(/^[a-zA-Z0-9_+-]{1,12}$/), fc.stringMatching(/^[a-z0-9]{1,12}$/))
  .map(([name, host]) => `${name}@${host}.example`);

const calendarDate = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function objectFor({ properties, required = [] }: Schema, exists: ExistingValues): fc.Arbitrary<unknown> {
  if (!properties) return fc.dictionary(plainText(1, 10), fc.jsonValue(), { maxKeys: 4, noNullPrototype: true });
  const fields = Object.entries(properties).map(([name, field]) => [name, valueFor(name, field, exists)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}

export function valueFor(name: string, schema: Schema, exists: ExistingValues): fc.Arbitrary<unknown> {
  const existing = exists(name);
  const anything = fromSchema(schema, exists);
  return existing ? fc.oneof({ weight: 4, arbitrary: existing }, { weight: 1, arbitrary: anything }) : anything;
}
