import { shortReasonText, type Verdict, verdictLabels } from "@pawhaven/contract";
import { Badge } from "../../ui/badge.tsx";
import { chosenPet } from "./fit-state.ts";
import { useFacts } from "./gear-facts.ts";
import { verdictLook } from "./verdict-look.ts";
import { verdictIn } from "./verdicts.ts";

/** On the picture of a card, where it moves nothing. */
export function GearBadge({ gearId }: { gearId: number }) {
  const state = useFacts(gearId);
  const verdict = verdictIn(state, gearId);
  if (!verdict) return null;
  const { icon, tone } = verdictLook[verdict.kind];
  return (
    <Badge tone={tone} icon={icon} className="shadow-card">
      <span className="sr-only">For {chosenPet(state)?.name}: </span>
      {summaryOf(verdict)}
    </Badge>
  );
}

function summaryOf({ kind, reasons }: Verdict): string {
  const [first, ...others] = reasons;
  if (!first) return verdictLabels[kind];
  return others.length === 0 ? shortReasonText(first) : `${shortReasonText(first)} +${others.length}`;
}
