import type { RuleSource as Source } from "@pawhaven/contract";
import { formatDay } from "../../../lib/days.ts";

/** Where a rule comes from, and honestly who has looked at it. */
export const RuleSource = ({ source }: { source: Source }) => (
  <p className="text-small text-pretty text-ink-soft">
    Source:{" "}
    <a href={source.url} target="_blank" rel="noreferrer" className="underline">
      {source.text}
    </a>
    .{" "}
    {source.reviewed_by !== null && source.reviewed_on !== null
      ? `Reviewed by ${source.reviewed_by}, ${formatDay(source.reviewed_on, "date")}.`
      : `Compiled on ${formatDay(source.compiled_on, "date")}, not yet reviewed by a vet of ours.`}
  </p>
);
