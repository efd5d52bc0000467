import type { UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { voidCare } from "../records/record-care.ts";
import { changeUserpet } from "./change-userpet.ts";
import { ownerAsAuthor } from "./owner-as-author.ts";
import { assertLives, assertNotedByOwner } from "./record-userpet-care.ts";
import type { UserpetsContext } from "./userpets-context.ts";

export const voidUserpetCare = (
  context: UserpetsContext,
  caller: Caller,
  id: number,
  recordId: number,
  now: Date,
): Promise<UserpetDetails> =>
  changeUserpet(context, caller, id, now, async (tx, row) => {
    assertLives(row);
    await assertNotedByOwner(tx, id, recordId);
    await voidCare(tx, { userpetId: id }, ownerAsAuthor, recordId);
  });
