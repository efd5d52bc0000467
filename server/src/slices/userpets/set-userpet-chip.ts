import type { UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { userpetNotFound } from "./errors.ts";
import { getUserpet } from "./get-userpet.ts";
import { updateOwnUserpet } from "./store.ts";

const constraintErrors = {
  userpets_chip: () => new ApiError("conflict", "Another pet on your list has this chip."),
};

export async function setUserpetChip(db: Db, caller: Caller, id: number, chip: string | null): Promise<UserpetDetails> {
  const row = await updateOwnUserpet(db, caller.userId, id, { chip }).catch(mapConstraintErrors(constraintErrors));
  if (!row) throw userpetNotFound();
  return getUserpet(db, caller, id);
}
