import type { CareRecord, Day } from "@pawhaven/contract";
import { CircleAlert } from "lucide-react";
import { formatDay } from "../../../lib/days.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useToday } from "../../../lib/use-today.ts";
import type { ListColumn } from "../../ui/list-table.tsx";
import { careWords } from "../animal-words.ts";
import { isSuperseded } from "./is-superseded.ts";

const sourceWords = { shelter: "Shelter", clinic: "Clinic", owner: "Owner" } as const;

export const careColumns = (records: readonly CareRecord[]): readonly ListColumn<CareRecord>[] => [
  { id: "kind", header: "Care", isFixed: true, cell: ({ kind }) => <strong>{careWords[kind]}</strong> },
  { id: "what", header: "What", wraps: true, cell: WhatWithNote },
  { id: "given", header: "On", cell: ({ given_on: day }) => formatDay(day, "date") },
  {
    id: "due",
    header: "Due again",
    cell: (record) => record.due_on !== null && !isSuperseded(record, records) && <DueDay day={record.due_on} />,
  },
  { id: "by", header: "By", wraps: true, cell: ({ recorded_by: name, source }) => name ?? sourceWords[source] },
];

const WhatWithNote = (record: CareRecord) => (
  <>
    {describeCare(record)}
    {record.note && <span className="block whitespace-pre-wrap text-ink-soft">{record.note}</span>}
  </>
);

/** `12.5 kg`, or `Rabies, batch B-7, corrected`. */
export function describeCare({
  kind,
  product,
  batch,
  weight_kg: weight,
  is_correction: isCorrection,
}: CareRecord): string {
  const what = kind === "weight" ? `${weight} kg` : product;
  const details = [batch && `batch ${batch}`, isCorrection && "corrected"].filter(Boolean);
  return [what, ...details].filter(Boolean).join(", ");
}

/** Today is the last day on time. */
export function DueDay({ day }: { day: Day }) {
  const today = useToday();
  const date = formatDay(day, "date");
  if (day >= today) return date;
  return (
    <Badge tone="berry" icon={CircleAlert}>
      {`Overdue, ${date}`}
    </Badge>
  );
}
