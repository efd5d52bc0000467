import type { Notification, NotificationKind } from "@pawhaven/contract";
import { CalendarDays, HeartHandshake, Mail, Package } from "lucide-react";
import { Link } from "react-router";
import { formatDateTime } from "../../lib/dates.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { screenPath } from "../lib/paths.ts";
import { useCanOpen } from "../lib/use-can-open.ts";

const kinds: Record<NotificationKind, { icon: IconComponent; path: (id: string) => string }> = {
  order: { icon: Package, path: (id) => `orders/${id}` },
  booking: { icon: CalendarDays, path: (day) => `calendar?date=${day}` },
  adoption_request: { icon: HeartHandshake, path: (id) => `requests/${id}` },
  message: { icon: Mail, path: (id) => `inbox/${id}` },
};

export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  if (notifications.length === 0) return <p className="px-3 pb-3 text-ink-soft">Nothing has happened yet.</p>;
  return (
    <ul>
      {notifications.map((notification) => (
        <li key={`${notification.kind} ${notification.id} ${notification.at}`}>
          <NotificationItem {...notification} />
        </li>
      ))}
    </ul>
  );
}

function NotificationItem({ kind, id, title, at, is_new: isNew }: Notification) {
  const { icon: Icon, path } = kinds[kind];
  const canOpen = useCanOpen();
  const to = screenPath(path(id));
  const classes = "flex min-h-11 gap-3 rounded-small px-3 py-2";
  const content = (
    <>
      <Icon className="mt-0.5 size-4 shrink-0 text-ink-soft" />
      <span className="min-w-0 wrap-anywhere">
        <span className={isNew ? "block font-bold" : "block"}>{title}</span>
        <span className="block text-ink-soft">
          {isNew && <span className="font-bold text-coral-strong">New, </span>}
          {formatDateTime(at)}
        </span>
      </span>
    </>
  );
  if (!canOpen(to)) return <div className={classes}>{content}</div>;
  return (
    <Link to={to} className={`${classes} transition-colors hover:bg-sunken`}>
      {content}
    </Link>
  );
}
