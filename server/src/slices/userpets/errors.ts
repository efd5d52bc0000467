import type { ConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { recordNotFound } from "../records/record-care.ts";

export const userpetNotFound = () => new ApiError("not_found", "We can't find this pet on your list.");

export const fieldError = (field: string, text: string) =>
  new ApiError("invalid", text, { errors: { [field]: [text] } });

export const chipTaken = (text: string) => new ApiError("conflict", text, { errors: { chip: [text] } });

export const userpetConstraintErrors: ConstraintErrors = {
  userpets_chip: () =>
    chipTaken(
      "This chip belongs to another pet here. If the animal has come to you, please ask its former owner to remove it.",
    ),
  userpets_died_after_birth: () => fieldError("born_on", "It died before that day."),
  care_records_corrected_once: recordNotFound,
};
