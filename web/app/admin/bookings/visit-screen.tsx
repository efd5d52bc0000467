import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDay } from "../../lib/days.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { CallBanner } from "./call-banner.tsx";
import { GoodsPanel } from "./goods-panel.tsx";
import { MoveButton } from "./move-button.tsx";
import { NotesPanel } from "./notes-panel.tsx";
import { visitQuery } from "./queries.ts";
import { RecordPanel } from "./record-panel.tsx";
import { VisitActions } from "./visit-actions.tsx";
import { VisitCarePanel } from "./visit-care-panel.tsx";
import { VisitFacts, WhoComes } from "./visit-facts.tsx";
import { VisitStatus } from "./visit-status.tsx";

/** One visit: who comes, what is written about it, and its next step. */
export default function VisitScreen() {
  const id = Number(useScreenParam("id"));
  const query = visitQuery(id);
  const { data: visit, error, isError, refetch } = useQuery(query);
  const { can } = useStaffSession();
  useStaffChanges(["bookings", "shelter"], query.queryKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such visit"
        action={<ButtonLink to={screenPath("calendar")}>Calendar</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The visit could not be loaded." onRetry={() => void refetch()} />;
  if (!visit) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={`${visit.pet.name}, ${visit.service_name}`}
        lead={
          <span className="inline-flex flex-wrap items-center gap-2">
            {formatDay(visit.date, "long")} at {visit.time_slot} <VisitStatus status={visit.status} />
          </span>
        }
        actions={
          <>
            <ButtonLink to={screenPath(`calendar?date=${visit.date}`)} variant="ghost" size="small" icon={CalendarDays}>
              Show the day
            </ButtonLink>
            <MoveButton visit={visit} />
            <VisitActions visit={visit} />
          </>
        }
      />
      <PresenceBanner kind="booking" id={String(id)} />
      <CallBanner visitId={id} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          {visit.record && <RecordPanel visit={visit} record={visit.record} />}
          <VisitCarePanel visit={visit} />
          {can("calendar.book") && <NotesPanel visit={visit} />}
          <History kind="booking" id={id} />
        </div>
        <div className="grid gap-4 max-lg:order-first">
          <GoodsPanel visit={visit} />
          <WhoComes visit={visit} />
          <VisitFacts visit={visit} />
        </div>
      </div>
    </>
  );
}
