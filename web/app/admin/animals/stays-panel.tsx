import { pluralize, type ShelterStay, type StaffPet } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";
import { intakeWords, outcomeWords, scanWords } from "./animal-words.ts";

/** Every time in the shelter, the newest first. */
export const StaysPanel = ({ pet: { stays } }: { pet: StaffPet }) => (
  <Panel title="Stays">
    {stays.length === 0 && <p className="text-ink-soft">It has never been in the shelter.</p>}
    <ol className="grid divide-y divide-line">
      {stays.map((stay) => (
        <li key={stay.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
          <h3 className="text-small font-bold">{describeTime(stay)}</h3>
          <Facts facts={factsOf(stay)} />
        </li>
      ))}
    </ol>
  </Panel>
);

const describeTime = ({ arrived_on: arrived, left_on: left, days }: ShelterStay) =>
  `${formatDay(arrived, "date")} to ${left ? formatDay(left, "date") : "today"}, ${pluralize(days, "day")}`;

const factsOf = (stay: ShelterStay) =>
  (
    [
      ["Came as", intakeWords[stay.intake_kind]],
      ["Brought by", stay.brought_by],
      ["Chip scan", scanWords[stay.chip_scan]],
      ["Condition", stay.condition],
      ["Received by", stay.received_by],
      ["Outcome", stay.outcome && outcomeWords[stay.outcome]],
      ["Note", stay.outcome_note],
    ] as const
  ).filter(([, value]) => value);
