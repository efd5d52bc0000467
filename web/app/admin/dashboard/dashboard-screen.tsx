import { useQuery } from "@tanstack/react-query";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { OrdersChart } from "./orders-chart.tsx";
import { dashboardQuery } from "./queries.ts";
import { workGridClasses, WorkList } from "./work-list.tsx";

const topics = ["orders", "bookings", "gears", "adoption_requests", "shelter", "gear_reviews"] as const;

/** Today's work, by what the role includes. */
export default function DashboardScreen() {
  const { staff } = useStaffSession();
  const { data, isLoadingError, refetch } = useQuery(dashboardQuery);
  useStaffChanges(topics, dashboardQuery.queryKey);
  return (
    <>
      <PageHeader title="Today" lead={`Hello ${staff.name}. This is what waits for you.`} />
      {isLoadingError && <ErrorState text="Today's work could not be loaded." onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <LoadingDashboard />}
      {data && <WorkList work={data.work} today={data.today} />}
      {data?.orders_per_day && <OrdersChart days={data.orders_per_day} />}
    </>
  );
}

const LoadingDashboard = () => (
  <>
    <output className="sr-only">Loading…</output>
    <div className={workGridClasses}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-28" />
      ))}
    </div>
  </>
);
