import type { StaffVisit } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { MoveDialog } from "../calendar/move-dialog.tsx";
import { useCanMove } from "../calendar/use-can-move.ts";
import { resourcesQuery } from "../clinic/queries.ts";

/** To another time, person or room, as in the calendar. Pressed before people and rooms have loaded, it opens when they have. */
export function MoveButton({ visit }: { visit: StaffVisit }) {
  const canMove = useCanMove();
  const [isOpen, setIsOpen] = useState(false);
  const { data: resources } = useQuery(resourcesQuery);
  if (!canMove(visit)) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={CalendarClock}
        busy={isOpen && !resources}
        onClick={() => setIsOpen(true)}
      >
        Move to…
      </Button>
      {isOpen && resources && <MoveDialog {...{ visit, resources }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
