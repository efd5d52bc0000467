import type { OwnDueCare } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { CareContext } from "./care-context.ts";
import { listEveryDueCare } from "./list-every-due-care.ts";

export const listMyDueCare = async (context: CareContext, { userId }: Caller, now: Date): Promise<OwnDueCare[]> =>
  (await listEveryDueCare(context, userId, now)).filter(({ state }) => state !== "dismissed");
