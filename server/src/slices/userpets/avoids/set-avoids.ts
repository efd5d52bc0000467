import type { Avoid } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { userpetNotFound } from "../errors.ts";
import { lockOwnUserpet } from "../store.ts";
import { listAvoids } from "./list-avoids.ts";
import { replaceAvoids } from "./store.ts";

const unknownIngredient = "Please choose ingredients of the list.";

const constraintErrors = {
  pet_avoids_ingredient: () =>
    new ApiError("invalid", unknownIngredient, { errors: { "avoids.ingredient": [unknownIngredient] } }),
};

/** The whole list, as the customer sees it. */
export async function setAvoids(
  database: Database,
  caller: Caller,
  id: number,
  avoids: readonly Avoid[],
): Promise<{ avoids: Avoid[] }> {
  await database
    .transaction(async (tx) => {
      // mutant(avoids.test.ts): only its owner says what a pet avoids
      if (!(await lockOwnUserpet(tx, caller.userId, id))) throw userpetNotFound();
      await replaceAvoids(tx, id, avoids);
    })
    .catch(mapConstraintErrors(constraintErrors));
  return listAvoids(database.db, caller, id);
}
