import { computeGearFacets, type Gear, selectGears } from "@pawhaven/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type Fit, useFit } from "../../lib/fit.tsx";
import { useIsIdle } from "../../lib/use-is-idle.ts";
import { useRefetchOnChange } from "../../lib/use-refetch-on-change.ts";
import { toast } from "../../ui/toast.tsx";
import { filtersOf, type GearShopParams, parseGearShopParams, formatGearShopParams } from "./gear-shop-params.ts";
import { type GearView, toGearView } from "./load-gears.ts";
import { gearsQuery, gearViewQuery } from "./queries.ts";

/** What the server rendered, and for which parameters. */
export interface LoadedGears extends GearView {
  params: GearShopParams;
}

interface GearViewParams {
  /** The current input. */
  params: GearShopParams;
  /** The parameters in the URL, which do not change with every keystroke. */
  settled: GearShopParams;
}

/** Up to this size the whole catalogue is sent to the browser and filtered there. */
const maxClientSideGears = 1000;

/**
 * A small catalogue is fetched once and filtered in the browser. Of a large one the server sends a page, and the
 * previous page stays visible until it arrives.
 */
export function useGearView({ params, settled }: GearViewParams, loaded: LoadedGears | null) {
  const cachedCount = useQueryClient().getQueryData(gearsQuery.queryKey)?.length;
  const [catalogueSize, setCatalogueSize] = useState(loaded?.facets.catalogue ?? cachedCount ?? Infinity);
  const isClientSide = catalogueSize <= maxClientSideGears;
  // If it arrived while the cards of the server's page hydrate, React would hydrate all of them in one long task.
  const isIdle = useIsIdle(loaded === null);
  const fullCatalogue = useQuery({ ...gearsQuery, enabled: isClientSide && isIdle });
  const serverView = useQuery({
    ...gearViewQuery(settled),
    enabled: !isClientSide || fullCatalogue.isLoadingError,
    placeholderData: keepPreviousData,
    initialData: () =>
      loaded && formatGearShopParams(loaded.params) === formatGearShopParams(settled) ? loaded : undefined,
  });
  useRefetchOnChange("gears", gearsQuery);
  useRefetchOnChange("gears", gearViewQuery(settled));
  const size = serverView.data?.facets.catalogue;
  if (size !== undefined && size !== catalogueSize) setCatalogueSize(size);

  const accepts = useFit()?.accepts;
  const clientSideView = useClientSideView(fullCatalogue.data, params, accepts);
  const view = clientSideView ?? withoutUnfit(serverView.data, accepts);
  const failedAt = Math.max(fullCatalogue.errorUpdatedAt, serverView.errorUpdatedAt);
  useEffect(() => {
    if (failedAt > 0) toast.error("Failed to load gears. Please try again later.", { id: "gears-failed" });
  }, [failedAt]);

  return {
    view,
    isLoading: !view && !fullCatalogue.isLoadingError && !serverView.isLoadingError,
    retry: () => void serverView.refetch(),
  };
}

/** Of a large catalogue the browser knows one page, so the counts stay those of all. */
const withoutUnfit = (view: GearView | undefined, accepts: Fit["accepts"]): GearView | undefined =>
  view && accepts ? { ...view, gears: view.gears.filter(({ id }) => accepts(id)) } : view;

/** Memoized by value: a new page or an equal set of parameters does not filter again. */
function useClientSideView(
  catalogue: readonly Gear[] | undefined,
  params: GearShopParams,
  accepts: Fit["accepts"],
): GearView | undefined {
  const { at } = params;
  const paramsKey = formatGearShopParams({ ...params, at: 0 });
  const filtered = useMemo(() => {
    if (!catalogue) return undefined;
    const gears = accepts ? catalogue.filter(({ id }) => accepts(id)) : catalogue;
    const stable = parseGearShopParams(new URLSearchParams(paramsKey));
    const filters = filtersOf(stable);
    return { gears: selectGears(gears, { filters, sort: stable.sort }), facets: computeGearFacets(gears, filters) };
  }, [catalogue, accepts, paramsKey]);
  return useMemo(() => filtered && toGearView(filtered.gears, filtered.facets, at), [filtered, at]);
}
