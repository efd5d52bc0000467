import type { CalendarResource } from "@pawhaven/contract";
import { Ban, CalendarPlus } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import type { FreePlace } from "./calendar-actions.ts";

interface AddDialogProps {
  place: FreePlace;
  resources: readonly CalendarResource[];
  onBook: () => void;
  onBlock: () => void;
  onClose: () => void;
}

/** What to add where somebody has clicked. */
export function AddDialog({ place, resources, onBook, onBlock, onClose }: AddDialogProps) {
  const name = resources.find(({ id }) => id === place.resource_id)?.name;
  return (
    <Modal open title={`${place.time_slot}${name ? `, ${name}` : ""}`} size="small" onClose={onClose}>
      <p className="mb-4 text-small text-ink-soft">{formatDay(place.date, "long")}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button size="small" icon={CalendarPlus} onClick={onBook}>
          New visit
        </Button>
        <Button size="small" variant="secondary" icon={Ban} onClick={onBlock}>
          Block time
        </Button>
      </div>
    </Modal>
  );
}
