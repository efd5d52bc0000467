import { type ContentKey, pluralize } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import type { ContentEditor } from "./use-content-editor.ts";

/** Says which visits a change leaves outside the opening hours, before it is saved. */
export function OutsideHoursDialog<Key extends ContentKey>({ editor }: { editor: ContentEditor<Key> }) {
  const { pending, save, isSaving, dismiss } = editor;
  if (!pending) return null;
  const { count, bookings } = pending.outside;
  return (
    <Modal
      open
      title={`${pluralize(count, "visit")} outside these hours`}
      onClose={dismiss}
      locked={isSaving}
      footer={
        <>
          <Button variant="secondary" size="small" disabled={isSaving} onClick={dismiss}>
            Keep editing
          </Button>
          <Button
            size="small"
            busy={isSaving}
            busyLabel="Saving…"
            onClick={() => save({ ...pending.change, isConfirmed: true })}
          >
            Save anyway
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-small">
        <p>They stay booked. Please tell these customers, or move their visits.</p>
        <ul className="grid divide-y divide-line border-y border-line">
          {bookings.map(({ id, date, time_slot: time, service_name: service, pet, customer, phone }) => (
            <li key={id} className="flex min-h-10 flex-wrap items-center gap-x-3 py-1">
              <span className="font-bold tabular-nums">
                {formatDay(date, "short")}, {time}
              </span>
              <span>
                {service}, {pet.name}
              </span>
              <span className="text-ink-soft wrap-anywhere">
                {[customer.name, phone || customer.email].filter(Boolean).join(", ")}
              </span>
            </li>
          ))}
        </ul>
        {count > bookings.length && <p>And {count - bookings.length} more.</p>}
      </div>
    </Modal>
  );
}
