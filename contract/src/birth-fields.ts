import { z } from "zod";
import { bornPrecisions } from "./shelter-rules.ts";

const text = "Please say how exactly the day is known.";

export const bornPrecision = z.enum(bornPrecisions, text);

/** A birth has both, or neither. */
export const isBirthComplete = ({
  born_on: born,
  born_precision: precision,
}: {
  born_on?: string | null | undefined;
  born_precision?: string | null | undefined;
}): boolean => isGiven(born) === isGiven(precision);

const isGiven = (value: string | null | undefined): boolean => value !== null && value !== undefined;

export const birthIncomplete = { path: ["born_precision"], message: text };
