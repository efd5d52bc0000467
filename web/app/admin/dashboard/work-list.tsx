import type { Dashboard, WorkKind } from "@pawhaven/contract";
import {
  CalendarClock,
  CircleCheck,
  CreditCard,
  HeartHandshake,
  MailQuestionMark,
  Package,
  PackageOpen,
  PackageX,
  Star,
  Syringe,
  UsersRound,
} from "lucide-react";
import { Link } from "react-router";
import type { IconComponent } from "../../ui/button.tsx";
import { screenPath } from "../lib/paths.ts";
import { useCanOpen } from "../lib/use-can-open.ts";

interface WorkTexts {
  icon: IconComponent;
  label: string;
  path: (today: string) => string;
}

const workTexts: Record<WorkKind, WorkTexts> = {
  orders_to_ship: { icon: Package, label: "Orders to ship", path: () => "orders?status=to_ship" },
  payments_stuck: { icon: CreditCard, label: "Payments stuck", path: () => "orders?problem=payment_stuck" },
  returns_waiting: { icon: PackageOpen, label: "Returns waiting", path: () => "returns?status=waiting" },
  low_stock: { icon: PackageX, label: "Gears low in stock", path: () => "stock?state=low" },
  visits_today: { icon: CalendarClock, label: "Visits today", path: (today) => `calendar?date=${today}` },
  messages_unanswered: { icon: MailQuestionMark, label: "Messages unanswered", path: () => "inbox?state=open" },
  reviews_to_check: { icon: Star, label: "Reviews to check", path: () => "reviews?state=new" },
  requests_waiting: { icon: HeartHandshake, label: "Adoption requests waiting", path: () => "requests" },
  meetings_today: { icon: UsersRound, label: "Meetings today", path: () => "meetings" },
  care_due: { icon: Syringe, label: "Care due in the shelter", path: () => "due-care?days=0" },
};

export const workGridClasses = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3 lg:grid-cols-4";

/** Every number leads to what it counts, as soon as there is a screen for it. */
export const WorkList = ({ work, today }: Pick<Dashboard, "work" | "today">) => (
  <ul aria-label="Work" className={workGridClasses}>
    {work.map(({ kind, count }) => (
      <li key={kind} className="grid">
        <WorkCard {...workTexts[kind]} count={count} today={today} />
      </li>
    ))}
  </ul>
);

function WorkCard({ icon: Icon, label, path, count, today }: WorkTexts & { count: number; today: string }) {
  const to = screenPath(path(today));
  const canOpen = useCanOpen();
  const ShownIcon = count === 0 ? CircleCheck : Icon;
  const content = (
    <>
      <span className="flex items-center justify-between gap-2">
        <span className="font-display text-heading font-semibold tabular-nums">{count}</span>
        <ShownIcon className={`size-5 shrink-0 ${count === 0 ? "text-teal" : "text-coral"}`} />
      </span>
      <span className="text-ink-soft">{label}</span>
    </>
  );
  const classes = "flex flex-col gap-1 rounded-small border border-line bg-surface p-3";
  if (!canOpen(to)) return <div className={classes}>{content}</div>;
  return (
    <Link to={to} className={`${classes} transition-colors hover:border-ink`}>
      {content}
    </Link>
  );
}
