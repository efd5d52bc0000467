import { useQuery } from "@tanstack/react-query";
import { Banner } from "../../ui/banner.tsx";
import { clinicKey, visitsToCallQuery } from "../clinic/queries.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";

/** Says why the customer must be called, if what the visit holds is blocked or gone. */
export function CallBanner({ visitId }: { visitId: number }) {
  useStaffChanges(["bookings", "clinic"], clinicKey);
  const { data } = useQuery(visitsToCallQuery);
  const call = data?.find(({ id }) => id === visitId);
  if (!call) return null;
  return (
    <Banner tone="error" className="mb-4">
      <strong>Please call {call.customer.name}.</strong> {call.resource_name}: {call.reason}. The visit stays until you
      move or cancel it.
    </Banner>
  );
}
