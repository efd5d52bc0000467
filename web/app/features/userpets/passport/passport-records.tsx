import type { Passport } from "@pawhaven/contract";
import { formatDay } from "../../../lib/days.ts";

type Entry = Passport["records"][number];

const sections = [
  ["vaccination", "Vaccinations", "No vaccination is recorded."],
  ["deworming", "Deworming", "No deworming is recorded."],
  ["weight", "Weights", "No weight is recorded."],
] as const;

const authors: Record<Entry["source"], string> = { shelter: "Shelter", clinic: "Clinic", owner: "Noted by the owner" };

const maxWeights = 12;

export const PassportRecords = ({ records }: { records: readonly Entry[] }) =>
  sections.map(([kind, title, empty]) => {
    const shown = records.filter((record) => record.kind === kind);
    return (
      <section key={kind} aria-label={title} className="mt-6 break-inside-avoid print:mt-3">
        <h2 className="text-lead print:text-base print:font-bold">{title}</h2>
        {shown.length === 0 ? (
          <p className="mt-2 text-ink-soft">{empty}</p>
        ) : kind === "weight" ? (
          <Weights weights={shown.slice(0, maxWeights)} />
        ) : (
          <ul className="mt-2 grid divide-y divide-line">
            {shown.map((record) => (
              <CareLine key={record.id} record={record} />
            ))}
          </ul>
        )}
      </section>
    );
  });

const CareLine = ({ record: { product, batch, given_on: day, due_on: due, source } }: { record: Entry }) => (
  <li className="grid gap-x-6 py-2 sm:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto] print:py-1">
    <span className="wrap-anywhere">
      <strong>{product}</strong>
      {batch && <span className="text-ink-soft">, batch {batch}</span>}
      <span className="block text-small text-ink-soft">{authors[source]}</span>
    </span>
    <span className="sm:text-end print:text-end">
      <time dateTime={day}>{formatDay(day, "date")}</time>
      {due && (
        <span className="block text-small text-ink-soft">
          Due again <time dateTime={due}>{formatDay(due, "date")}</time>
        </span>
      )}
    </span>
  </li>
);

const Weights = ({ weights }: { weights: readonly Entry[] }) => (
  <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
    {weights.map(({ id, weight_kg: weight, given_on: day, source }) => (
      <li key={id}>
        <strong>{weight} kg</strong>{" "}
        <span className="text-small text-ink-soft">
          {formatDay(day, "date")}, {authors[source].toLowerCase()}
        </span>
      </li>
    ))}
  </ul>
);
