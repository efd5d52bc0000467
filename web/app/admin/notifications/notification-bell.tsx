import type { StaffTopic } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useRef } from "react";
import { useDisclosure } from "../../shell/use-disclosure.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { NotificationList } from "./notification-list.tsx";
import { notificationsQuery } from "./queries.ts";

const topics: StaffTopic[] = ["orders", "bookings", "adoption_requests", "threads"];

/** What happened since one last looked. Opening the list marks it as read; closing it lets the marks fade. */
export function NotificationBell() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(area);
  const { data: notifications = [], isLoadingError } = useQuery({ ...notificationsQuery, enabled: !open });
  useStaffChanges(topics, notificationsQuery.queryKey);
  const { mutate: markRead } = useMarkRead();
  const unread = notifications.filter(({ is_new: isNew }) => isNew).length;
  const [newest] = notifications;
  return (
    <div ref={area} className="sm:relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="notifications"
        onClick={() => {
          toggle();
          if (!open && newest && unread > 0) markRead(newest.at);
        }}
        className="relative grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-line/60"
      >
        <Bell className="size-5" />
        <span className="sr-only">Notifications{unread > 0 && `, ${unread} new`}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-1 grid min-w-4.5 place-items-center rounded-full bg-coral px-1 text-[0.6875rem] leading-4.5 font-bold text-on-coral"
          >
            {unread}
          </span>
        )}
      </button>
      <section
        id="notifications"
        aria-label="Notifications"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        hidden={!open}
        className="absolute top-full right-0 mt-2 max-h-[70dvh] w-96 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-raised max-sm:inset-x-2 max-sm:w-auto"
      >
        <h2 className="px-3 py-2 text-base">Lately</h2>
        {isLoadingError && <p className="px-3 pb-3">They could not be loaded.</p>}
        {open && <NotificationList notifications={notifications} />}
      </section>
    </div>
  );
}

function useMarkRead() {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn: (until: string) => staffApi.markNotificationsRead({ body: { until } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey, refetchType: "none" }),
  });
}
