import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { OpenApi, Operation, Parameter, Schema } from "./document.ts";
import { fieldText, formType } from "./forms.ts";
import { pathText, textsOf, type Wanted } from "./requests.ts";
import { isWritable } from "./texts.ts";

/** Whether the document allows a request. `unclear`: it depends on how lengths are counted, or on the spaces around. */
export type Verdict = "valid" | "invalid" | "unclear";

/** Holds requests and answers against the document, and knows nothing else of the shop. */
export class Judge {
  private readonly components: object;
  private readonly checkers: Ajv2020[];
  private readonly compiled = new Map<Schema, ValidateFunction[]>();

  constructor({ components }: OpenApi) {
    this.components = components;
    this.checkers = [true, false].map((unicode) => checker(unicode));
  }

  /** Whether the whole request is one of those the document allows. */
  request({ parameters, body }: Operation, wanted: Wanted): Verdict {
    const verdicts = parameters.map((parameter) => this.parameter(parameter, wanted[parameter.in][parameter.name]));
    return worst(body ? [...verdicts, this.value(body.schema, asSent(body.type, wanted.body))] : verdicts);
  }

  /** What is wrong with an answer's content; empty if nothing is. */
  answer(schema: Schema, content: unknown): string {
    const [check] = this.checksFor(schema);
    return check?.(content) ? "" : JSON.stringify(check?.errors);
  }

  value(schema: Schema, value: unknown): Verdict {
    const forms = [value, trimmed(value)];
    const results = new Set(this.checksFor(schema).flatMap((check) => forms.map((form) => check(form))));
    if (!results.has(true) || !isAllWritable(value)) return "invalid";
    return results.has(false) ? "unclear" : "valid";
  }

  private parameter({ in: place, required, schema }: Parameter, value: unknown): Verdict {
    if (place === "path") return this.value(schema, readAs(schema, pathText(value)));
    const texts = textsOf(value);
    if (texts.length === 0) return required ? "invalid" : "valid";
    return this.value(schema, texts.length > 1 ? texts : readAs(schema, texts[0] ?? ""));
  }

  private checksFor(schema: Schema): ValidateFunction[] {
    const known = this.compiled.get(schema);
    if (known) return known;
    const whole = { ...schema, components: this.components };
    const made = this.checkers.map((ajv) => ajv.compile(whole));
    this.compiled.set(schema, made);
    return made;
  }
}

function checker(unicode: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, unicode, logger: false, validateFormats: true });
  ajv.addFormat("uri", (text: string) => URL.canParse(text));
  for (const format of ["date", "date-time", "email", "binary"]) ajv.addFormat(format, true); // their patterns are given too
  ajv.removeKeyword("contentSchema");
  ajv.addKeyword({ keyword: "contentSchema", type: "string", compile: (schema: Schema) => contentCheck(ajv, schema) });
  return ajv;
}

/** A text that holds JSON, which has to be of this form. */
function contentCheck(ajv: Ajv2020, schema: Schema): (text: string) => boolean {
  const check = ajv.compile(schema);
  return (text) => {
    const number = readNumber(text);
    return number !== undefined && check(number);
  };
}

const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const readNumber = (text: string): number | undefined => (numeral.test(text) ? Number(text) : undefined);

/** In an address a number is written as in JSON. */
const readAs = ({ type }: Schema, text: string): unknown =>
  type === "integer" || type === "number" ? (readNumber(text) ?? text) : text;

/** A form carries texts and files only. */
function asSent(type: string, body: unknown): unknown {
  if (type !== formType || typeof body !== "object" || body === null) return body;
  const texts = Object.entries(body).map(([name, value]) => [name, Buffer.isBuffer(value) ? "" : fieldText(value)]);
  return Object.fromEntries(texts);
}

const deepest = 8;

function trimmed(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => trimmed(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, trimmed(inside, depth + 1)]));
}

function isAllWritable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isWritable(value);
  if (typeof value !== "object" || value === null || depth > deepest) return true;
  return Object.values(value).every((inside) => isAllWritable(inside, depth + 1));
}

const worst = (verdicts: Verdict[]): Verdict =>
  (["invalid", "unclear"] as const).find((verdict) => verdicts.includes(verdict)) ?? "valid";
