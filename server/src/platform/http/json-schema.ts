import { z } from "zod";

export type JsonObject = Record<string, unknown>;

/** A schema of the contract for readers that are not written in TypeScript. */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema: generated }) => {
      if (io === "input") Object.assign(generated, pipedConstraints(zodSchema), nonBlankPattern(zodSchema, generated));
    },
  });
  return rest;
}

/** Of a value that is checked in two steps the library tells only the first; the second is told here. */
function pipedConstraints({ _zod: { def } }: z.core.$ZodTypes): JsonObject {
  if (def.type !== "pipe" || def.out._zod.def.type === "transform") return {};
  const after = toJsonSchema(def.out as z.ZodType, "input");
  if (isNumericString(def.in)) return { contentMediaType: "application/json", contentSchema: after };
  return def.in._zod.def.type === "string" ? after : {};
}

/** A number that comes as text: what follows is checked on the number that the text holds. */
const isNumericString = (schema: z.core.$ZodType): boolean => z.globalRegistry.get(schema)?.["isNumeral"] === true;

/** A text that is stripped of the spaces around it before its length is checked must hold something else. */
function nonBlankPattern({ _zod: { def } }: z.core.$ZodTypes, { minLength, pattern }: JsonObject): JsonObject {
  const isTrimmed = def.type === "string" && def.checks?.some(({ _zod }) => _zod.def.check === "overwrite");
  return isTrimmed && minLength && pattern === undefined ? { pattern: String.raw`\S` } : {};
}
