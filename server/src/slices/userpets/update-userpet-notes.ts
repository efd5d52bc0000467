import type { UserpetDetails } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { changeUserpet } from "./change-userpet.ts";
import { replaceUserpet } from "./store.ts";
import type { UserpetsContext } from "./userpets-context.ts";

export const updateUserpetNotes = (
  context: UserpetsContext,
  caller: Caller,
  id: number,
  notes: string,
  now: Date,
): Promise<UserpetDetails> => changeUserpet(context, caller, id, now, (tx) => replaceUserpet(tx, id, { notes }));
