import type { StaffVisit, VisitDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GoodsPanel } from "../bookings/goods-panel.tsx";
import { visitQuery } from "../bookings/queries.ts";
import { VisitActions } from "../bookings/visit-actions.tsx";
import { VisitFacts, WhoComes } from "../bookings/visit-facts.tsx";
import { VisitStatus } from "../bookings/visit-status.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useCalendarActions } from "./calendar-actions.ts";

/** A visit above the calendar: who comes, the next step, and another time. The rest is on its own screen. */
export function VisitDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const query = visitQuery(id);
  const { data: visit, isError, refetch } = useQuery(query);
  useStaffChanges(["bookings"], query.queryKey);
  return (
    <Modal
      open
      title={visit ? `${visit.pet.name}, ${visit.service_name}` : "Visit"}
      onClose={onClose}
      footer={visit && <Footer visit={visit} />}
    >
      {isError && <ErrorState text="The visit could not be loaded." onRetry={() => void refetch()} />}
      {!visit && !isError && <Skeleton className="h-64" />}
      {visit && <Summary visit={visit} />}
    </Modal>
  );
}

const Summary = ({ visit }: { visit: VisitDetails }) => (
  <div className="grid gap-4 text-small">
    <p className="flex flex-wrap items-center gap-2">
      {formatDay(visit.date, "long")} at {visit.time_slot} <VisitStatus status={visit.status} />
    </p>
    <VisitActions visit={visit} />
    <GoodsPanel visit={visit} />
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <WhoComes visit={visit} />
      <VisitFacts visit={visit} />
    </div>
  </div>
);

function Footer({ visit }: { visit: StaffVisit }) {
  const { canMove, askWhereTo } = useCalendarActions();
  return (
    <>
      <ButtonLink to={screenPath(`bookings/${visit.id}`)} variant="secondary" size="small">
        Open the visit
      </ButtonLink>
      {canMove(visit) && (
        <Button variant="secondary" size="small" icon={CalendarClock} onClick={() => askWhereTo(visit)}>
          Move to…
        </Button>
      )}
    </>
  );
}
