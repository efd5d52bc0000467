import type { TimelineEntry, UserpetDetails } from "@pawhaven/contract";
import { createElement, Fragment } from "react";
import { formatDay } from "../../lib/days.ts";
import * as paths from "../../lib/paths.ts";
import { classNames } from "../../ui/class-names.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { RecordActions } from "../userpets/record-actions.tsx";
import { authorOf, dayTextOf, iconOf, titleOf } from "./describe-entry.ts";

interface EntryRowProps {
  pet: UserpetDetails;
  entry: TimelineEntry;
}

export function EntryRow({ pet, entry }: EntryRowProps) {
  const isTakenBack = entry.kind === "care" && entry.taken_back_on !== null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-3">
      {createElement(iconOf(entry), {
        className: classNames("mt-1 size-5", isTakenBack ? "text-ink-soft" : "text-teal"),
      })}
      <div className="grid gap-0.5 wrap-anywhere">
        <p className={classNames("font-bold", isTakenBack && "text-ink-soft line-through")}>{titleOf(entry, pet)}</p>
        <Details entry={entry} />
        <p className="text-small text-ink-soft">
          <time dateTime={entry.day}>{dayTextOf(entry)}</time>. {authorOf(entry)}
        </p>
      </div>
      {entry.kind === "care" && entry.is_mine && <RecordActions pet={pet} record={entry.record} />}
    </li>
  );
}

function Details({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === "visit") return entry.note && <p className="whitespace-pre-line">“{entry.note}”</p>;
  if (entry.kind === "purchase")
    return (
      <p>
        {entry.gears.map(({ id, name, quantity }, index) => (
          <Fragment key={id}>
            {index > 0 && ", "}
            {quantity > 1 && `${quantity} × `}
            <TextLink to={paths.gear(id)}>{name}</TextLink>
          </Fragment>
        ))}
      </p>
    );
  return entry.kind === "care" && <CareDetails entry={entry} />;
}

const CareDetails = ({ entry: { record } }: { entry: Extract<TimelineEntry, { kind: "care" }> }) => (
  <>
    {record.batch && <p className="text-small text-ink-soft">Batch {record.batch}</p>}
    {record.note && <p className="whitespace-pre-line">{record.note}</p>}
    {record.due_on && (
      <p className="text-small">
        Due again <time dateTime={record.due_on}>{formatDay(record.due_on, "date")}</time>
      </p>
    )}
  </>
);
