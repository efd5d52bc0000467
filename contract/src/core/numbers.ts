import { z } from "zod";

/** As JSON writes numbers; not what else JavaScript takes for one, like an empty text, "0x10" or a list of one. */
const numericString = z
  .string()
  .regex(/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/)
  .transform(Number)
  .meta({ isNumeral: true });

/** A number, or the same in digits: addresses and the fields of forms know only texts. */
export const numberOrNumericString = <N extends z.ZodType<number, number>>(number: N, message?: string) =>
  z.union([number, numericString.pipe(number)], message);
