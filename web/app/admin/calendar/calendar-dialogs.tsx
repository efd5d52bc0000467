import type { CalendarBlock, CalendarResource, ClinicCalendar, StaffBlock } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { BlockDialog } from "../clinic/blocks/block-dialog.tsx";
import { toBlockFields } from "../clinic/blocks/block-fields.ts";
import { screenPath } from "../lib/paths.ts";
import { AddDialog } from "./add-dialog.tsx";
import { blockAt, dayOff } from "./block-at.ts";
import { BlockPanel } from "./block-panel.tsx";
import { HoursDialog } from "./hours-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { calendarKey } from "./queries.ts";
import type { CalendarAddress } from "./use-calendar-address.ts";
import type { CalendarDialogState, OpenDialog } from "./use-calendar-dialogs.ts";
import { VisitDialog } from "./visit-dialog.tsx";

interface CalendarDialogsProps {
  calendar: ClinicCalendar;
  address: CalendarAddress;
  dialogs: CalendarDialogState;
}

/** At most one at a time: a question about a visit takes the place of the visit. */
export function CalendarDialogs({ calendar, address, dialogs: { open, setOpen } }: CalendarDialogsProps) {
  if (open) return <OpenDialogView {...{ open, setOpen, calendar }} />;
  if (address.visitId === undefined) return null;
  return <VisitDialog id={address.visitId} onClose={() => address.show({ visit: undefined })} />;
}

interface OpenDialogViewProps {
  open: OpenDialog;
  setOpen: CalendarDialogState["setOpen"];
  calendar: ClinicCalendar;
}

function OpenDialogView({ open, setOpen, calendar }: OpenDialogViewProps) {
  const client = useQueryClient();
  const { resources, time_zone: timeZone } = calendar;
  const close = () => setOpen(undefined);
  const closeAndReload = () => {
    close();
    void client.invalidateQueries({ queryKey: calendarKey });
  };
  if (open.type === "move") return <MoveDialog visit={open.visit} resources={resources} onClose={close} />;
  if (open.type === "hours")
    return (
      <HoursDialog
        day={open}
        calendar={calendar}
        onDayOff={() => setOpen({ type: "blocking", fields: dayOff(open) })}
        onClose={closeAndReload}
      />
    );
  if (open.type === "add") return <AddHere {...{ place: open.place, resources, setOpen }} />;
  const block = open.block && withName(open.block, resources);
  if (open.type === "blocking")
    return <BlockDialog {...(block && { block })} fields={open.fields} onClose={closeAndReload} />;
  if (!block) return null;
  const change = () => setOpen({ type: "blocking", block, fields: toBlockFields(block, timeZone) });
  return <BlockPanel {...{ block, timeZone }} onChange={change} onClose={closeAndReload} />;
}

const withName = (block: CalendarBlock, resources: readonly CalendarResource[]): StaffBlock => ({
  ...block,
  resource_name: resources.find(({ id }) => id === block.resource_id)?.name ?? "",
});

type AddHereProps = Pick<OpenDialogViewProps, "setOpen"> &
  Pick<Extract<OpenDialog, { type: "add" }>, "place"> & { resources: readonly CalendarResource[] };

function AddHere({ place, resources, setOpen }: AddHereProps) {
  const navigate = useNavigate();
  const { date, time_slot: time, resource_id: resource } = place;
  const first = new URLSearchParams({ date, time, ...(resource && { resource: String(resource) }) });
  return (
    <AddDialog
      {...{ place, resources }}
      onBook={() => void navigate(screenPath(`bookings/new?${first.toString()}`))}
      onBlock={() => setOpen({ type: "blocking", fields: blockAt(place) })}
      onClose={() => setOpen(undefined)}
    />
  );
}
