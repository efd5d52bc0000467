import { pluralize } from "@pawhaven/contract";
import { Progress } from "../../ui/progress.tsx";
import { Stars } from "../../ui/stars.tsx";

interface RatingBarsProps {
  rating: number;
  ratings: readonly number[];
}

export const RatingBars = ({ rating, ratings }: RatingBarsProps) => (
  <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-4">
    <div className="grid justify-items-start gap-1">
      <p className="font-display text-title leading-none font-semibold tabular-nums" aria-hidden="true">
        {rating.toFixed(1)}
      </p>
      <Stars rating={rating} count={ratings.length} />
    </div>
    <ul className="grid min-w-64 flex-1 gap-1">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = ratings.filter((value) => value === stars).length;
        const label = pluralize(stars, "star");
        return (
          <li key={stars} className="grid grid-cols-[3.5rem_1fr_2rem] items-center gap-3 text-small tabular-nums">
            <span aria-hidden="true">{label}</span>
            <Progress label={`${label}: ${count} of ${ratings.length}`} hideLabel value={count} max={ratings.length} />
            <span className="text-right text-ink-soft" aria-hidden="true">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  </div>
);
