import {
  type FitReason,
  type HouseholdPet,
  reasonText,
  usualAdvice,
  type Verdict,
  verdictLabels,
} from "@pawhaven/contract";
import { useChangeEvents } from "../../lib/change-events.ts";
import { formatDay } from "../../lib/days.ts";
import { classNames } from "../../ui/class-names.ts";
import { chosenPet } from "./fit-state.ts";
import { refreshFacts, useFacts } from "./gear-facts.ts";
import { verdictLook } from "./verdict-look.ts";
import { verdictIn } from "./verdicts.ts";

/** On the page of a gear: all reasons, and who says so. */
export function GearVerdict({ gearId }: { gearId: number }) {
  const state = useFacts(gearId);
  useChangeEvents("assortment", () => void refreshFacts());
  const [pet, verdict] = [chosenPet(state), verdictIn(state, gearId)];
  if (!pet || !verdict) return null;
  const { icon: Icon, classes } = verdictLook[verdict.kind];
  const checkedOn = state.facts.get(gearId)?.checked_on;
  return (
    <section aria-label={`For ${pet.name}`} className={classNames("flex gap-3 rounded-small border p-4", classes)}>
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <p className="font-bold">
          For {pet.name}: {headlineOf(verdict)}
        </p>
        <Reasons reasons={verdict.reasons} pet={pet} />
        <p className="text-small text-ink-soft">
          {verdict.kind === "not checked"
            ? `We do not know enough about this gear or about ${pet.name} to compare them.`
            : checkedOn && `Facts checked on ${formatDay(checkedOn, "date")}. `}
          {verdict.kind === "nothing known" && usualAdvice}
        </p>
      </div>
    </section>
  );
}

const headlineOf = ({ kind, reasons }: Verdict) =>
  kind === "against"
    ? `${reasons.length === 1 ? "one thing speaks" : `${reasons.length} things speak`} against it`
    : verdictLabels[kind].charAt(0).toLowerCase() + verdictLabels[kind].slice(1);

const Reasons = ({ reasons, pet }: { reasons: readonly FitReason[]; pet: HouseholdPet }) =>
  reasons.length > 0 && (
    <ul className="grid gap-1">
      {reasons.map((reason) => (
        <li key={reasonText(reason, pet)}>
          {reasonText(reason, pet)}
          {reason.kind === "hazard" && (
            <span className="block text-small text-ink-soft">
              {reason.hazard.source}; compiled on {formatDay(reason.hazard.compiled_on, "date")}. {usualAdvice}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
