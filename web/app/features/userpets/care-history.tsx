import type { CareKind, UserpetDetails } from "@pawhaven/contract";
import { Bug, HeartPulse, Scale, Scissors, Syringe } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

type Entry = UserpetDetails["records"][number];

const kinds: Record<CareKind, { name: string; icon: IconComponent }> = {
  vaccination: { name: "Vaccination", icon: Syringe },
  deworming: { name: "Deworming", icon: Bug },
  neutering: { name: "Neutering", icon: Scissors },
  treatment: { name: "Treatment", icon: HeartPulse },
  weight: { name: "Weight", icon: Scale },
};

const authors: Record<Entry["source"], string> = {
  shelter: "Recorded by the shelter",
  clinic: "Recorded by the clinic",
  owner: "You noted",
};

/** What was done to it and what it weighed, the newest first, each with who recorded it. */
export const CareHistory = ({ pet: { name, records } }: { pet: UserpetDetails }) => (
  <Card size="compact" title="Health" className="mt-6">
    {records.length === 0 && <p className="text-ink-soft">Nothing is recorded for {name} yet.</p>}
    <ol className="grid divide-y divide-line">
      {records.map((record) => (
        <CareEntry key={record.id} record={record} />
      ))}
    </ol>
  </Card>
);

function CareEntry({ record }: { record: Entry }) {
  const { name, icon: Icon } = kinds[record.kind];
  const { given_on: day, product, batch, note, due_on: due, source, weight_kg: weight } = record;
  const what = weight === null ? product : `${weight} kg`;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-3">
      <Icon className="mt-1 size-5 text-teal" />
      <div className="wrap-anywhere">
        <p>
          <strong>{what ? `${name}: ${what}` : name}</strong>
          {batch && <span className="text-ink-soft"> (batch {batch})</span>}
        </p>
        {note && <p className="whitespace-pre-line">{note}</p>}
        <p className="text-small text-ink-soft">
          <time dateTime={day}>{formatDay(day, "date")}</time>. {authors[source]}.
          {due && (
            <>
              {" "}
              Due again <time dateTime={due}>{formatDay(due, "date")}</time>.
            </>
          )}
        </p>
      </div>
    </li>
  );
}
