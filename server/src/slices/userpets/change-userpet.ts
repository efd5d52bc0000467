import type { UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import type { Tx } from "../../platform/db/database.ts";
import { userpetConstraintErrors, userpetNotFound } from "./errors.ts";
import { getUserpet } from "./get-userpet.ts";
import { lockOwnUserpet, type UserpetRow } from "./store.ts";
import type { UserpetsContext } from "./userpets-context.ts";

/** Every change of an animal's page: one of the caller's own, locked, and answered with the whole page. */
export const changeUserpet = (
  context: UserpetsContext,
  caller: Caller,
  id: number,
  now: Date,
  change: (tx: Tx, row: UserpetRow) => Promise<unknown>,
): Promise<UserpetDetails> =>
  context.database
    .transaction(async (tx) => {
      const row = await lockOwnUserpet(tx, caller.userId, id);
      if (!row) throw userpetNotFound();
      await change(tx, row);
      return getUserpet(tx, context, caller, id, now);
    })
    .catch(mapConstraintErrors(userpetConstraintErrors));
