import type { ConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";

export const petEdited = () => new ApiError("edited_meanwhile", "This animal was changed elsewhere.");

export const fieldError = (field: string, text: string) =>
  new ApiError("invalid", text, { errors: { [field]: [text] } });

const chipTaken = () => {
  const text = "Another animal of the shelter has this chip.";
  return new ApiError("conflict", text, { errors: { "pet.chip": [text] } });
};

const hasHome = () => new ApiError("conflict", "This animal has gone home. If it came back, please record its return.");

const stillHere = () => new ApiError("conflict", "This animal was in the shelter on that day. Please check the dates.");

export const petConstraintErrors: ConstraintErrors = {
  pets_chip: chipTaken,
  pets_away: hasHome,
  shelter_stays_apart: stillHere,
  shelter_stays_order: () => fieldError("left_on", "It cannot leave before it arrived."),
};
