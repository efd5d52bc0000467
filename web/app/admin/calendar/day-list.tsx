import {
  type CalendarBlock,
  type ClinicCalendar,
  type Day,
  type StaffVisit,
  visitStatusNames,
} from "@pawhaven/contract";
import { Ban, Phone, ShoppingBag } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatDay } from "../../lib/days.ts";
import { useCalendarActions } from "./calendar-actions.ts";
import { clockTimeAt, type Span } from "./layout/clock.ts";
import { dayItems } from "./layout/day-items.ts";
import { visitLooks } from "./visit-look.ts";
import { useMustCall } from "./visits-to-call.ts";

interface DayListProps {
  calendar: ClinicCalendar;
  date: Day;
}

/** The day on a phone: visits and blocks one below the other, with who and where. */
export function DayList({ calendar, date }: DayListProps) {
  const items = dayItems(calendar, date);
  if (items.length === 0) return <EmptyState title="No visits on this day" />;
  return (
    <ol aria-label={`Visits on ${formatDay(date, "long")}`} className="grid gap-2">
      {items.map(({ item, ...span }) => (
        <li key={item.key}>
          {item.type === "visit" ? (
            <VisitRow visit={item.visit} {...{ span, calendar }} />
          ) : (
            <BlockRow block={item.block} {...{ span, calendar }} />
          )}
        </li>
      ))}
    </ol>
  );
}

const rowClasses =
  "grid w-full cursor-pointer grid-cols-[3rem_minmax(0,1fr)] gap-x-3 rounded-small border px-3 py-2 text-start text-ink";

const Times = ({ span: { from, to } }: { span: Span }) => (
  <span className="tabular-nums">
    <strong className="block">{clockTimeAt(from)}</strong>
    {clockTimeAt(to)}
  </span>
);

function VisitRow({ visit, span, calendar }: { visit: StaffVisit; span: Span; calendar: ClinicCalendar }) {
  const { openVisit } = useCalendarActions();
  const mustCall = useMustCall(visit.id);
  const { icon: Icon, classes } = visitLooks[visit.status];
  return (
    <button type="button" onClick={() => openVisit(visit)} className={classNames(rowClasses, "border-s-4", classes)}>
      <Times span={span} />
      <span className="min-w-0">
        <span className="flex items-start justify-between gap-2">
          <strong className="wrap-anywhere">{visit.pet.name}</strong>
          <span className="flex shrink-0 items-center gap-1">
            <Icon className="size-3.5" aria-hidden="true" />
            {visitStatusNames[visit.status]}
          </span>
        </span>
        <span className="block truncate">
          {visit.service_name}, {visit.customer.name}
        </span>
        <span className="block truncate">{resourceNames(visit.resource_ids, calendar)}</span>
        {visit.goods_waiting && (
          <span className="flex items-center gap-1 font-bold">
            <ShoppingBag className="size-3.5" aria-hidden="true" /> Goods to hand over
          </span>
        )}
        {mustCall && (
          <span className="flex items-center gap-1 font-bold text-berry">
            <Phone className="size-3.5" aria-hidden="true" /> To be called
          </span>
        )}
      </span>
    </button>
  );
}

function BlockRow({ block, span, calendar }: { block: CalendarBlock; span: Span; calendar: ClinicCalendar }) {
  const { editBlock } = useCalendarActions();
  return (
    <button
      type="button"
      onClick={() => editBlock(block)}
      className={classNames(rowClasses, "border-line-strong bg-sunken")}
    >
      <Times span={span} />
      <span className="min-w-0">
        <span className="flex items-center gap-1 font-bold">
          <Ban className="size-3.5 shrink-0" aria-hidden="true" />
          <span className="truncate">Blocked: {block.reason}</span>
        </span>
        <span className="block truncate">{resourceNames([block.resource_id], calendar)}</span>
      </span>
    </button>
  );
}

const resourceNames = (ids: readonly number[], { resources }: ClinicCalendar): string =>
  resources
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(", ");
