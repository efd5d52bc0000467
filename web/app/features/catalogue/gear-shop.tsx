import { useRef } from "react";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useAddPendingCartItem } from "../cart/use-add-pending-cart-item.ts";
import { isFiltered, noFilters } from "./gear-shop-params.ts";
import { GearCount } from "./gear-count.tsx";
import { GearFilterBar } from "./gear-filter-bar.tsx";
import { GearPages } from "./gear-pages.tsx";
import { NoGears } from "./no-gears.tsx";
import { useGearShopParams } from "./use-gear-shop-params.ts";
import { type LoadedGears, useGearView } from "./use-gear-view.ts";

export function GearShop({ loaded }: { loaded: LoadedGears | null }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { params, settled, replaceParams, pushParams } = useGearShopParams();
  const { view, isLoading, retry } = useGearView({ params, settled }, loaded);
  const clear = () => pushParams(noFilters);
  useAddPendingCartItem();
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
        <GearCount total={total} canClear={total !== 0 && isFiltered(params)} onClear={clear} />
      </div>
      <GearFilterBar params={params} facets={view?.facets} onReplaceParams={replaceParams} onPushParams={pushParams} />
      {isLoading && (
        <div className="grid min-h-125 place-items-center">
          <Spinner label="Loading gears" />
        </div>
      )}
      {!isLoading && !view && <ErrorState text="Failed to load gears. Please try again later." onRetry={retry} />}
      {view && total === 0 && <NoGears search={settled.search} onClear={clear} />}
      {view && total !== 0 && (
        <GearPages
          view={view}
          params={params}
          onReplaceParams={replaceParams}
          onPushParams={pushParams}
          heading={heading}
        />
      )}
    </div>
  );
}
