import { useQuery } from "@tanstack/react-query";
import { Ban, CalendarPlus, Printer } from "lucide-react";
import { formatZone } from "../../lib/dates.ts";
import { formatDay } from "../../lib/days.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { newBlockFields } from "../clinic/blocks/block-fields.ts";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { CalendarActionsContext } from "./calendar-actions.ts";
import { CalendarDialogs } from "./calendar-dialogs.tsx";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import { CalendarView } from "./calendar-view.tsx";
import { MeetingsLine } from "./meetings-line.tsx";
import { calendarKey, calendarQuery } from "./queries.ts";
import { type CalendarAddress, useCalendarAddress } from "./use-calendar-address.ts";
import { useCalendarDialogs } from "./use-calendar-dialogs.ts";
import { useVisitsToCall, VisitsToCallContext } from "./visits-to-call.ts";

/** The clinic's day or week. What it shows is in the address. */
export default function CalendarScreen() {
  const address = useCalendarAddress();
  const { data: calendar, isLoadingError, refetch, isPlaceholderData } = useQuery(calendarQuery(daysOf(address)));
  useStaffChanges(["bookings", "clinic", "shop_content"], calendarKey);
  const visitsToCall = useVisitsToCall();
  const { actions, dialogs } = useCalendarDialogs(address);
  return (
    <CalendarActionsContext value={actions}>
      <VisitsToCallContext value={visitsToCall}>
        <PageHeader
          title="Calendar"
          lead={address.date && lead(address, calendar?.time_zone)}
          actions={
            <HeaderActions
              address={address}
              onBlock={() =>
                address.date && dialogs.setOpen({ type: "blocking", fields: newBlockFields(address.date) })
              }
            />
          }
        />
        <CalendarToolbar address={address} resources={calendar?.resources ?? []} />
        {address.date && <MeetingsLine {...shownDays(address)} />}
        {isLoadingError && <ErrorState text="The calendar could not be loaded." onRetry={() => void refetch()} />}
        {calendar && <CalendarView {...{ calendar, address }} isLoading={isPlaceholderData} />}
        {!calendar && !isLoadingError && <LoadingCalendar />}
        {calendar && <CalendarDialogs {...{ calendar, address, dialogs }} />}
      </VisitsToCallContext>
    </CalendarActionsContext>
  );
}

/** The whole week also for a day, so that the strip of days on a phone and the other view need no further request. */
const daysOf = ({ week }: CalendarAddress) => {
  const [from, to] = [week[0], week.at(-1)];
  return from && to ? { from, to } : undefined;
};

const shownDays = ({ date = "", week, isWeek }: CalendarAddress) =>
  isWeek ? { from: week[0] ?? date, to: week.at(-1) ?? date } : { from: date, to: date };

const lead = (address: CalendarAddress, timeZone: string | undefined): string => {
  const { from, to } = shownDays(address);
  const days = address.isWeek ? `${formatDay(from, "short")} to ${formatDay(to, "short")}` : formatDay(from, "long");
  return timeZone ? `${days}. Times in ${formatZone(timeZone)}.` : days;
};

function HeaderActions({ address, onBlock }: { address: CalendarAddress; onBlock: () => void }) {
  const { can } = useStaffSession();
  const print = `calendar/print?date=${address.date ?? ""}&columns=${address.columnsOf}`;
  return (
    <>
      {!address.isWeek && (
        <ButtonLink to={screenPath(print)} variant="ghost" size="small" icon={Printer} className="max-sm:hidden">
          Print
        </ButtonLink>
      )}
      {can("calendar.book") && (
        <>
          <Button variant="secondary" size="small" icon={Ban} onClick={onBlock}>
            Block time
          </Button>
          <ButtonLink to={screenPath(`bookings/new?date=${address.date ?? ""}`)} size="small" icon={CalendarPlus}>
            New visit
          </ButtonLink>
        </>
      )}
    </>
  );
}

const LoadingCalendar = () => (
  <>
    <output className="sr-only">Loading…</output>
    <Skeleton className="h-[max(24rem,calc(100dvh-15rem))] rounded-small" />
  </>
);
