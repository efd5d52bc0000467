import { z } from "zod";

/** As JSON writes numbers. JavaScript's `Number()` would also accept an empty string, "0x10" or a list of one. */
const numericString = z
  .string()
  .regex(/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/)
  .transform(Number);

/** For the API documentation. Not a mark in zod's registry, because everything in there becomes part of a JSON schema. */
export const isNumericString = (schema: z.core.$ZodType): boolean => schema === numericString;

/** Paths, queries and form fields carry only text, so a number may also arrive as its digits. */
export const numberOrNumericString = <N extends z.ZodType<number, number>>(number: N, message?: string) =>
  z.union([number, numericString.pipe(number)], message);

/** The largest value of PostgreSQL's `integer`, the type of all ids. */
export const maxId = 2_147_483_647;

export const numericId = z.number().int().positive().max(maxId);

/** A database id in a path or a body. */
export const id = numberOrNumericString(numericId);

export const image = z.object({ url: z.string(), alt: z.string().optional() });
export type Image = z.output<typeof image>;

/** The API speaks dollars; the server calculates in cents. */
export const dollars = z.number().nonnegative();

export const timestamp = z.iso.datetime({ offset: true });

const tooLong = (maxLength: number) => `At most ${maxLength} characters.`;

export const requiredText = (missingMessage: string, maxLength: number) =>
  z.string(missingMessage).trim().min(1, missingMessage).max(maxLength, tooLong(maxLength));

/** Missing and null are read as empty. */
export const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, tooLong(maxLength))
    .nullish()
    .transform((text) => text ?? "");

const maxNameLength = 100;

/**
 * Letters of any script with their marks, numbers, spaces and the punctuation of names. Nothing invisible, and nothing
 * that mail programs turn into a link: names appear in mails and on public pages. Seven digits are a phone number.
 */
export const namePattern =
  /^\s*(?!.*(?:\.[\p{L}\p{N}]{2}|(?:\p{N}[ .()-]*){7}))(?=.*[\p{L}\p{N}])(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{Zs}.,'’‘"“”()&!·・׳״‐–-])+\s*$/u;

const nameMessage = "Please use letters, numbers, spaces and simple punctuation only, and no links.";

export const isPlainName = (name: string): boolean => name.length <= maxNameLength && namePattern.test(name);

/** The name of a person or a pet. */
export const plainName = (missingMessage: string) =>
  requiredText(missingMessage, maxNameLength).pipe(z.string().regex(namePattern, nameMessage));

export const personName = plainName("Please enter your name.");

export const maxEmailLength = 254;

export const email = requiredText("Please enter your email address.", maxEmailLength).pipe(
  z.email("Please enter a valid email address."),
);

/** The value of the header `Idempotency-Key`. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);
