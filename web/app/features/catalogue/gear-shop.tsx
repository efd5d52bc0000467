import { useRef } from "react";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useWantedItem } from "../cart/use-wanted-item.ts";
import { isFiltered, unfiltered } from "./gear-choice.ts";
import { GearCount } from "./gear-count.tsx";
import { GearFilters } from "./gear-filters.tsx";
import { GearPages } from "./gear-pages.tsx";
import { NoGears } from "./no-gears.tsx";
import { useGearChoice } from "./use-gear-choice.ts";
import { type LoadedGears, useGearSelection } from "./use-gear-selection.ts";

export function GearShop({ loaded }: { loaded: LoadedGears | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { choice, settled, adjust, choose } = useGearChoice();
  const { view, isLoading, retry } = useGearSelection({ choice, settled }, loaded);
  const clear = () => choose(unfiltered);
  useWantedItem();
  const total = view?.facets.total;
  return (
    <div className="page-width pt-4 lg:pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <div>
          <h1 ref={heading} className="text-title">
            Gear Shop
          </h1>
          <p className="mt-1 text-ink-soft lg:mt-2 lg:text-lead">Premium products for your beloved pets</p>
        </div>
        <GearCount total={total} canClear={total !== 0 && isFiltered(choice)} onClear={clear} />
      </div>
      <GearFilters choice={choice} facets={view?.facets} onAdjust={adjust} onChoose={choose} />
      {isLoading && (
        <div className="grid min-h-125 place-items-center">
          <Spinner label="Loading gears" />
        </div>
      )}
      {!isLoading && !view && <ErrorState text="Failed to load gears. Please try again later." onRetry={retry} />}
      {view && total === 0 && <NoGears search={settled.search} onClear={clear} />}
      {view && total !== 0 && (
        <GearPages view={view} choice={choice} onAdjust={adjust} onChoose={choose} heading={heading} />
      )}
    </div>
  );
}
