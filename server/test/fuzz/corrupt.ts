import fc from "fast-check";
import type { Schema } from "./openapi-document.ts";
import { FixtureReference, fixtureReference } from "./fixture-reference.ts";
import { hostileText } from "./texts.ts";

/** A location inside a value, and its schema. */
interface ValueLocation {
  path: (string | number)[];
  schema: Schema;
}

type ValueEdit = (value: unknown) => unknown;

/** The same value with one invalid or unusual change. */
export function corrupted(schema: Schema, value: unknown): fc.Arbitrary<unknown> {
  const locations = locationsIn(schema, value);
  return fc
    .constantFrom(...locations)
    .chain((location) =>
      fc.oneof(replaceValue(location), ...(isObject(valueAt(value, location.path)) ? [addOrRemoveKey(location)] : [])),
    )
    .map((edit) => edit(value));
}

/** The value itself and all nested values. */
function locationsIn(schema: Schema, value: unknown, path: ValueLocation["path"] = []): ValueLocation[] {
  const here = { path, schema };
  if (Array.isArray(value))
    return [here, ...value.flatMap((item, index) => locationsIn(schema.items ?? {}, item, [...path, index]))];
  if (!isObject(value)) return [here];
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name in value);
  return [here, ...fields.flatMap(([name, field]) => locationsIn(field, value[name], [...path, name]))];
}

const replaceValue = ({ path, schema }: ValueLocation): fc.Arbitrary<ValueEdit> =>
  fc
    .oneof(wrongTypeValue, hostileText, ...outOfBounds(schema))
    .map((replacement) => (value) => updateAt(value, path, () => replacement));

const wrongTypeValue = fc.constantFrom<unknown>(
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  7,
  1e21,
  2 ** 53,
  -(2 ** 31),
  2 ** 31,
  Number.MIN_VALUE,
  "",
  "7",
  " 7",
  "07",
  "7.0",
  "1e0",
  "+7",
  "7n",
  "٧",
  [],
  [7],
  ["7"],
  [[]],
  {},
  { id: 7 },
  { length: 3 },
  { toString: 7 },
);

function outOfBounds({ minLength = 0, maxLength, minimum, exclusiveMinimum, maximum, maxItems, format }: Schema) {
  const beyond = [
    ...(minLength > 0 ? ["x".repeat(minLength - 1), " ".repeat(minLength)] : []),
    ...(maxLength === undefined ? ["x".repeat(20_000)] : ["x".repeat(maxLength + 1), "é🐾".repeat(maxLength)]),
    ...(minimum === undefined ? [] : [minimum - 1, minimum - 0.001]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...(maximum === undefined ? [] : [maximum + 1, maximum * 1e10, String(maximum + 1)]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 7)]),
  ];
  return [fc.constantFrom<unknown>(...beyond), ...(format === "binary" ? [fixtureReference("hostileFile")] : [])];
}

const unexpectedKeys = [
  "extra",
  "",
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "id",
  "user_id",
  "role",
  "\0",
  "🐾",
];

const addOrRemoveKey = ({ path }: ValueLocation): fc.Arbitrary<ValueEdit> =>
  fc.oneof(
    fc.nat().map((index) => (value: unknown) => updateAt(value, path, (object) => withoutKey(object, index))),
    fc.tuple(fc.constantFrom(...unexpectedKeys), fc.constantFrom<unknown>(1, "x", null, { isAdmin: true })).map(
      ([name, extra]) =>
        (value: unknown) =>
          updateAt(value, path, (object) => withKey(object, name, extra)),
    ),
  );

function withoutKey(object: unknown, index: number): unknown {
  const entries = Object.entries(object as object);
  return Object.fromEntries(entries.filter((_, at) => at !== index % Math.max(1, entries.length)));
}

/** `defineProperty` can also add an own property `__proto__`, as `JSON.parse` does. */
function withKey(object: unknown, name: string, extra: unknown): unknown {
  const copy = { ...(object as object) };
  Object.defineProperty(copy, name, { value: extra, enumerable: true, configurable: true, writable: true });
  return copy;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof FixtureReference);

const valueAt = (value: unknown, path: ValueLocation["path"]): unknown =>
  path.reduce<unknown>((nested, step) => (nested as Record<string | number, unknown>)[step], value);

/** A copy with the edit applied at this path. */
function updateAt(value: unknown, [step, ...rest]: ValueLocation["path"], edit: ValueEdit): unknown {
  if (step === undefined) return edit(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? updateAt(item, rest, edit) : item));
  const object = value as Record<string, unknown>;
  return { ...object, [step]: updateAt(object[step], rest, edit) };
}
