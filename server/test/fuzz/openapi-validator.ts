import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { OpenApi, Operation, Parameter, Schema } from "./openapi-document.ts";
import { fieldText, multipartType } from "./forms.ts";
import { toPathText, toTexts, type RequestModel } from "./requests.ts";
import { isStorableText } from "./texts.ts";

/** Whether the document allows a request. `unclear`: it depends on how lengths are counted, or on surrounding spaces. */
export type Verdict = "valid" | "invalid" | "unclear";

/** Validates requests and responses by the OpenAPI document alone. */
export class OpenApiValidator {
  private readonly components: object;
  private readonly ajvInstances: Ajv2020[];
  private readonly compiled = new Map<Schema, ValidateFunction[]>();

  constructor({ components }: OpenApi) {
    this.components = components;
    this.ajvInstances = [true, false].map((unicode) => createAjv(unicode));
  }

  validateRequest({ parameters, body }: Operation, request: RequestModel): Verdict {
    const verdicts = parameters.map((parameter) =>
      this.validateParameter(parameter, request[parameter.in][parameter.name]),
    );
    return worstVerdict(
      body ? [...verdicts, this.validateValue(body.schema, asTransmitted(body.type, request.body))] : verdicts,
    );
  }

  /** Empty if the content matches the schema. */
  responseErrors(schema: Schema, content: unknown): string {
    const [validate] = this.validatorsFor(schema);
    return validate?.(content) ? "" : JSON.stringify(validate?.errors);
  }

  validateValue(schema: Schema, value: unknown): Verdict {
    const variants = [value, trimDeep(value)];
    const results = new Set(
      this.validatorsFor(schema).flatMap((validate) => variants.map((variant) => validate(variant))),
    );
    if (!results.has(true) || !isStorable(value)) return "invalid";
    return results.has(false) ? "unclear" : "valid";
  }

  private validateParameter({ in: location, required, schema }: Parameter, value: unknown): Verdict {
    if (location === "path") return this.validateValue(schema, parseAs(schema, toPathText(value)));
    const texts = toTexts(value);
    if (texts.length === 0) return required ? "invalid" : "valid";
    return this.validateValue(schema, texts.length > 1 ? texts : parseAs(schema, texts[0] ?? ""));
  }

  private validatorsFor(schema: Schema): ValidateFunction[] {
    const known = this.compiled.get(schema);
    if (known) return known;
    const withComponents = { ...schema, components: this.components };
    const validators = this.ajvInstances.map((ajv) => ajv.compile(withComponents));
    this.compiled.set(schema, validators);
    return validators;
  }
}

function createAjv(unicode: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, unicode, logger: false, validateFormats: true });
  ajv.addFormat("uri", (text: string) => URL.canParse(text));
  for (const format of ["date", "date-time", "email", "binary"]) ajv.addFormat(format, true); // these schemas also have patterns
  ajv.removeKeyword("contentSchema");
  ajv.addKeyword({
    keyword: "contentSchema",
    type: "string",
    compile: (schema: Schema) => contentSchemaValidator(ajv, schema),
  });
  return ajv;
}

/** A string that contains a JSON number, which has to match the schema. */
function contentSchemaValidator(ajv: Ajv2020, schema: Schema): (text: string) => boolean {
  const validate = ajv.compile(schema);
  return (text) => {
    const number = parseJsonNumber(text);
    return number !== undefined && validate(number);
  };
}

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const parseJsonNumber = (text: string): number | undefined => (jsonNumber.test(text) ? Number(text) : undefined);

/** URLs use JSON's syntax for numbers. */
const parseAs = ({ type }: Schema, text: string): unknown =>
  type === "integer" || type === "number" ? (parseJsonNumber(text) ?? text) : text;

/** A form consists of strings and files. */
function asTransmitted(type: string, body: unknown): unknown {
  if (type !== multipartType || typeof body !== "object" || body === null) return body;
  const texts = Object.entries(body).map(([name, value]) => [name, Buffer.isBuffer(value) ? "" : fieldText(value)]);
  return Object.fromEntries(texts);
}

const maxDepth = 8;

function trimDeep(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) return value.map((item) => trimDeep(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, trimDeep(nested, depth + 1)]));
}

function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isStorableText(value);
  if (typeof value !== "object" || value === null || depth > maxDepth) return true;
  return Object.values(value).every((nested) => isStorable(nested, depth + 1));
}

const worstVerdict = (verdicts: Verdict[]): Verdict =>
  (["invalid", "unclear"] as const).find((verdict) => verdicts.includes(verdict)) ?? "valid";
