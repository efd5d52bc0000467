import type { VisitDetails } from "@pawhaven/contract";
import { CarePanel } from "../animals/care/care-panel.tsx";
import type { CareTarget } from "../animals/care/care-target.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { visitKeys } from "./queries.ts";

const careOfVisit = ({ id, pet }: VisitDetails): CareTarget => ({
  name: pet.name,
  record: (draft) => staffApi.recordVisitCare({ params: { id }, body: draft }),
  takeBack: (recordId) => staffApi.voidVisitCare({ params: { id, recordId } }),
  keys: visitKeys,
});

/** What was recorded at a finished visit. A result that comes later is added, a mistake corrected. */
export function VisitCarePanel({ visit }: { visit: VisitDetails }) {
  const { can } = useStaffSession();
  if (visit.status !== "Done" || visit.pet_id === null || !can("medical.read")) return null;
  return <CarePanel target={careOfVisit(visit)} records={visit.care} mayWrite={can("medical.write")} />;
}
