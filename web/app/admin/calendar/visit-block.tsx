import { type StaffVisit, visitStatusNames } from "@pawhaven/contract";
import { Phone, ShoppingBag } from "lucide-react";
import { memo, type MouseEvent } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { screenPath } from "../lib/paths.ts";
import { useCalendarActions } from "./calendar-actions.ts";
import { itemPosition } from "./item-position.ts";
import { clockTimeAt, type Span } from "./layout/clock.ts";
import type { CalendarColumn, CalendarItem } from "./layout/columns.ts";
import type { Placed } from "./layout/lanes.ts";
import { useVisitDrag } from "./use-visit-drag.ts";
import { visitLooks } from "./visit-look.ts";
import { useMustCall } from "./visits-to-call.ts";

interface VisitBlockProps {
  placed: Placed<CalendarItem>;
  visit: StaffVisit;
  column: CalendarColumn;
  hours: Span;
  /** One item of the calendar can be reached with Tab; the arrow keys go on from there. */
  isTabStop: boolean;
}

/** A visit in its column: a link to it, which opens in place, can be dragged, and stretched at its lower edge. */
export const VisitBlock = memo(function VisitBlock({ placed, visit, column, hours, isTabStop }: VisitBlockProps) {
  const { openVisit, canMove } = useCalendarActions();
  const isMovable = canMove(visit);
  const mustCall = useMustCall(visit.id);
  const name = describe(visit, placed, mustCall);
  const { item, edge, isDragged } = useVisitDrag(visit, placed, column, isMovable);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openVisit(visit);
  };
  return (
    <li
      ref={item}
      style={itemPosition(placed, hours)}
      className={classNames("@container absolute p-px", isDragged && "opacity-40")}
    >
      <Link
        to={screenPath(`bookings/${visit.id}`)}
        data-item={placed.item.key}
        draggable={false}
        tabIndex={isTabStop ? 0 : -1}
        title={name}
        onClick={open}
        className={classNames(
          "block size-full overflow-hidden rounded-small border border-s-4 px-1.5 @max-[4.5rem]:px-0.5 text-small leading-[1.15rem] text-ink no-underline -outline-offset-2 hover:border-ink",
          isMovable && "cursor-grab",
          visitLooks[visit.status].classes,
        )}
      >
        <span className="sr-only">{name}</span>
        <Face {...{ visit, placed, mustCall }} />
      </Link>
      <span
        ref={edge}
        aria-hidden="true"
        className={classNames("absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize", !isMovable && "hidden")}
      />
    </li>
  );
});

/** In a narrow lane the icon and the name, otherwise as many lines as fit. The link's name says all of it. */
function Face({ visit, placed, mustCall }: Pick<VisitBlockProps, "visit" | "placed"> & { mustCall: boolean }) {
  const { icon: Icon } = visitLooks[visit.status];
  return (
    <span aria-hidden="true">
      <span className="flex items-center gap-x-1 @max-[4.5rem]:flex-wrap">
        <Icon className="size-3.5 shrink-0" />
        <span className="truncate @max-[4.5rem]:hidden">
          <span className="tabular-nums">{clockTimeAt(placed.from)}</span> <strong>{visit.pet.name}</strong>
        </span>
        <strong className="hidden max-w-full truncate @max-[4.5rem]:block">{visit.pet.name}</strong>
        <span className="ms-auto flex shrink-0 items-center gap-1 empty:hidden">
          {visit.goods_waiting && <ShoppingBag className="size-3.5" />}
          {mustCall && <Phone className="size-3.5 text-berry" />}
        </span>
      </span>
      <span className="block truncate @max-[4.5rem]:hidden">{visit.service_name}</span>
      <span className="block truncate @max-[4.5rem]:hidden">{visit.customer.name}</span>
    </span>
  );
}

const describe = (
  { pet, service_name: service, customer, status, goods_waiting: goodsWait }: StaffVisit,
  { from, to }: Span,
  mustCall: boolean,
): string =>
  [
    `${clockTimeAt(from)} ${pet.name}`,
    service,
    customer.name,
    `until ${clockTimeAt(to)}`,
    visitStatusNames[status],
    ...(goodsWait ? ["goods to hand over"] : []),
    ...(mustCall ? ["to be called"] : []),
  ].join(", ");
