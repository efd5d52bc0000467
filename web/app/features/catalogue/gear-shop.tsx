import { Suspense, useRef } from "react";
import { useFit } from "../../lib/fit.tsx";
import { useListView } from "../../lib/use-list-view.ts";
import { ErrorState } from "../../ui/empty-state.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ViewSwitch } from "../../ui/view-switch.tsx";
import { isFiltered, noFilters } from "./gear-shop-params.ts";
import { GearCount } from "./gear-count.tsx";
import { GearFilterBar } from "./gear-filter-bar.tsx";
import { GearPages } from "./gear-pages.tsx";
import { useGearShopParams } from "./use-gear-shop-params.ts";
import { type LoadedGears, useGearView } from "./use-gear-view.ts";

const NoGears = lazyPart(() => import("./no-gears.tsx"));

export function GearShop({ loaded }: { loaded: LoadedGears | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { params, settled, replaceParams, pushParams } = useGearShopParams();
  const { view, isLoading, retry } = useGearView({ params, settled }, loaded);
  const fit = useFit();
  const clear = () => {
    pushParams(noFilters);
    fit?.acceptAll();
  };
  const listView = useListView();
  const total = view?.facets.total;
  return (
    <div className="page-width pt-4 lg:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 lg:items-end">
        <div className="max-lg:contents">
          <h1 ref={heading} className="text-title">
            Gear Shop
          </h1>
          <p className="mt-1 text-ink-soft max-lg:order-2 max-lg:w-full lg:mt-2 lg:text-lead">
            Premium products for your beloved pets
          </p>
        </div>
        <div className="flex items-center gap-6 max-lg:contents">
          <GearCount total={total} canClear={total !== 0 && isFiltered(params)} onClear={clear} />
          <ViewSwitch
            isList={listView.isList}
            isSwitching={listView.isSwitching}
            onSwitch={listView.switchTo}
            className="max-lg:order-1"
          />
        </div>
      </div>
      <GearFilterBar params={params} facets={view?.facets} onReplaceParams={replaceParams} onPushParams={pushParams} />
      {isLoading && (
        <div className="grid min-h-125 place-items-center">
          <Spinner label="Loading gears" />
        </div>
      )}
      {!isLoading && !view && <ErrorState text="Failed to load gears. Please try again later." onRetry={retry} />}
      {view && total === 0 && (
        <Suspense fallback={<div className="min-h-125" />}>
          <NoGears search={settled.search} onClear={clear} />
        </Suspense>
      )}
      {view && total !== 0 && (
        <GearPages
          view={view}
          params={params}
          isList={listView.isList}
          onReplaceParams={replaceParams}
          onPushParams={pushParams}
          heading={heading}
        />
      )}
    </div>
  );
}
