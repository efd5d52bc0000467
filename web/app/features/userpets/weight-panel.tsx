import type { UserpetDetails, UserpetRecord } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { WeightChart, WeightLegend } from "./weight-chart.tsx";
import { weightsOf } from "./weights-of.ts";

const weighedBy: Record<UserpetRecord["source"], string> = {
  owner: "You",
  clinic: "The clinic",
  shelter: "The shelter",
};

/** What it weighed over time, as a curve and as a table. */
export function WeightPanel({ pet }: { pet: UserpetDetails }) {
  const [isNoting, setNoting] = useState(false);
  const weights = weightsOf(pet.records);
  const newest = weights.at(-1);
  return (
    <Card size="compact" title="Weight" className="lg:only:col-span-2">
      {newest ? (
        <p>
          <strong>{newest.weightKg} kg</strong> on <time dateTime={newest.day}>{formatDay(newest.day, "date")}</time>
        </p>
      ) : (
        <p className="text-ink-soft">No weight is noted yet.</p>
      )}
      {weights.length > 1 && (
        <div className="mt-4">
          <WeightChart weights={weights} />
          <WeightLegend />
          <Disclosure summary="As a table" className="border-b-0">
            <WeightTable weights={weights} />
          </Disclosure>
        </div>
      )}
      {pet.died_on === null && (
        <Button variant="secondary" size="small" icon={Plus} className="mt-4" onClick={() => setNoting(true)}>
          Note a weight
        </Button>
      )}
      {isNoting && <RecordDialog pet={pet} first={{ kind: "weight" }} onClose={() => setNoting(false)} />}
    </Card>
  );
}

const WeightTable = ({ weights }: { weights: ReturnType<typeof weightsOf> }) => (
  <table className="w-full text-left">
    <thead className="text-ink-soft">
      <tr>
        <th className="py-1 pr-4 font-normal">Day</th>
        <th className="py-1 pr-4 text-right font-normal">Weight (kg)</th>
        <th className="py-1 font-normal">Weighed by</th>
      </tr>
    </thead>
    <tbody>
      {weights.toReversed().map(({ id, day, weightKg, source }) => (
        <tr key={id} className="border-t border-line">
          <td className="py-1 pr-4">{formatDay(day, "date")}</td>
          <td className="py-1 pr-4 text-right tabular-nums">{weightKg}</td>
          <td className="py-1">{weighedBy[source]}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
