import type { CareRecordDraft } from "@pawhaven/contract";
import type { QueryKey } from "@tanstack/react-query";
import { staffApi } from "../../lib/staff-api.ts";
import { animalsKey } from "../queries.ts";

/** Whose care is recorded, how, and what shows it. */
export interface CareTarget {
  name: string;
  record: (draft: CareRecordDraft) => Promise<unknown>;
  takeBack: (recordId: number) => Promise<unknown>;
  keys: readonly QueryKey[];
}

export const careOfPet = ({ id, name }: { id: number; name: string }): CareTarget => ({
  name,
  record: (draft) => staffApi.recordPetCare({ params: { id }, body: draft }),
  takeBack: (recordId) => staffApi.voidPetCare({ params: { id, recordId } }),
  keys: [animalsKey],
});
