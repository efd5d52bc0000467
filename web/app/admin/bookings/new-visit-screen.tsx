import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { dashboardQuery } from "../dashboard/queries.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { NewVisitForm } from "./new-visit-form.tsx";
import { dayQuery } from "./queries.ts";

/** For somebody who calls or stands here. The calendar names the day, the time and the resource in the address. */
export default function NewVisitScreen() {
  const [params] = useSearchParams();
  const { data: dashboard } = useQuery(dashboardQuery);
  const date = params.get("date") ?? dashboard?.today;
  const { data: calendar, isLoadingError, refetch } = useQuery(dayQuery(date));
  return (
    <>
      <PageHeader title="New visit" lead={calendar && `All times are in the ${calendar.time_zone} time zone.`} />
      {isLoadingError && <ErrorState text="The form could not be loaded." onRetry={() => void refetch()} />}
      {!isLoadingError && (!calendar || !date || !dashboard) && <Skeleton className="h-96" />}
      {calendar && date && dashboard && (
        <NewVisitForm
          calendar={calendar}
          first={{
            date,
            time: params.get("time") ?? undefined,
            resourceId: Number(params.get("resource") ?? 0),
            isNow: !params.has("time") && date === dashboard.today,
          }}
        />
      )}
    </>
  );
}
