import type { AuditEntry } from "@pawhaven/contract";
import { formatDateTime } from "../../lib/dates.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import type { ListColumn } from "../ui/list-table.tsx";
import { ValueDiff } from "../ui/value-diff.tsx";
import { UndoButton } from "./undo-button.tsx";

/** The screens of objects that have one. */
const objectScreens: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => screenPath(`orders/${id}`),
  return: (id) => screenPath(`returns/${id}`),
  gear: (id) => screenPath(`gears/${id}`),
  review: (id) => screenPath(`reviews/${id}`),
  customer: (id) => screenPath(`customers/${id}`),
  stock: (id) => screenPath(`stock/${id}`),
  delivery: (id) => screenPath(`deliveries/${id}`),
  stocktake: (id) => screenPath(`stocktakes/${id}`),
  supplier: (id) => screenPath(`suppliers/${id}`),
  "gift card": (id) => screenPath(`gift-cards/${id}`),
  promotion: (id) => screenPath(`promotions/${id}`),
  booking: (id) => screenPath(`bookings/${id}`),
  service: (id) => screenPath(`services/${id}`),
  resource: (id) => screenPath(`resources/${id}`),
  thread: (id) => screenPath(`inbox/${id}`),
  "adoption request": (id) => screenPath(`requests/${id}`),
};

function AuditObject({ object: { kind, id } }: Pick<AuditEntry, "object">) {
  const screen = objectScreens[kind]?.(id);
  return (
    <>
      {kind} {screen ? <TextLink to={screen}>{id}</TextLink> : id}
    </>
  );
}

export const auditColumns: readonly ListColumn<AuditEntry>[] = [
  { id: "time", header: "Time", sort: "date", isFixed: true, wraps: true, cell: ({ at }) => formatDateTime(at) },
  { id: "person", header: "Person", cell: ({ staff }) => staff?.name ?? "Unknown" },
  { id: "action", header: "Action", cell: ({ action }) => action },
  { id: "object", header: "Object", wraps: true, cell: ({ object }) => <AuditObject object={object} /> },
  {
    id: "change",
    header: "Change",
    isLong: true,
    cell: ({ before, after }) => (before ?? after) && <ValueDiff before={before} after={after} />,
  },
  { id: "request", header: "Request", cell: ({ request_id }) => request_id },
  { id: "undo", header: "Undo", isFixed: true, cell: (entry) => entry.can_undo && <UndoButton entry={entry} /> },
];

export const defaultAuditColumns = ["time", "person", "action", "object", "change", "undo"];
