import { isNumericString } from "@pawhaven/contract";
import { z } from "zod";

export type JsonObject = Record<string, unknown>;

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

/** For a pipe, zod describes only its first step; this adds the constraints of the second. */
function pipedConstraints({ _zod: { def } }: z.core.$ZodTypes): JsonObject {
  if (def.type !== "pipe" || def.out._zod.def.type === "transform") return {};
  const after = toJsonSchema(def.out as z.ZodType, "input");
  // A number in a string: the second step validates the parsed number.
  if (isNumericString(def.in)) return { contentMediaType: "application/json", contentSchema: after };
  return def.in._zod.def.type === "string" ? after : {};
}

/** A string that is trimmed before its minimum length is checked must not be blank. */
function nonBlankPattern({ _zod: { def } }: z.core.$ZodTypes, { minLength, pattern }: JsonObject): JsonObject {
  const isTrimmed = def.type === "string" && def.checks?.some(({ _zod }) => _zod.def.check === "overwrite");
  return isTrimmed && minLength && pattern === undefined ? { pattern: String.raw`\S` } : {};
}
