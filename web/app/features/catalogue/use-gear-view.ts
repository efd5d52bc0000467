import { computeGearFacets, type Gear, selectGears } from "@pawhaven/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useRefetchOnChange } from "../../lib/use-refetch-on-change.ts";
import { toast } from "../../ui/toast.tsx";
import { filtersOf, type GearShopParams, parseGearShopParams, formatGearShopParams } from "./gear-shop-params.ts";
import { type GearView, toGearView } from "./load-gears.ts";
import { gearsQuery, gearViewQuery } from "./queries.ts";

/** What came with the page, and the choice it was made for. */
export interface LoadedGears extends GearView {
  choice: GearShopParams;
}

interface GearViewParams {
  /** What the visitor sees. */
  params: GearShopParams;
  /** What is in the address already; it does not change with every keystroke. */
  settled: GearShopParams;
}

/** Up to so many, the browser gets them all and needs nobody's help to filter them. */
const maxClientSideGears = 1000;

/**
 * The gears to show for a choice. A small catalogue is fetched once and filtered here, at once; of a large one the
 * server is asked for a page, and what was found before stays until the answer is there.
 */
export function useGearView({ params, settled }: GearViewParams, loaded: LoadedGears | null) {
  const cachedCount = useQueryClient().getQueryData(gearsQuery.queryKey)?.length;
  const [catalogueSize, setCatalogueSize] = useState(loaded?.facets.catalogue ?? cachedCount ?? Infinity);
  const isClientSide = catalogueSize <= maxClientSideGears;
  const fullCatalogue = useQuery({ ...gearsQuery, enabled: isClientSide });
  const serverView = useQuery({
    ...gearViewQuery(settled),
    enabled: !isClientSide || fullCatalogue.isLoadingError,
    placeholderData: keepPreviousData,
    initialData: () =>
      loaded && formatGearShopParams(loaded.choice) === formatGearShopParams(settled) ? loaded : undefined,
  });
  useRefetchOnChange("gears", gearsQuery);
  useRefetchOnChange("gears", gearViewQuery(settled));
  const size = serverView.data?.facets.catalogue;
  if (size !== undefined && size !== catalogueSize) setCatalogueSize(size);

  const clientSideView = useClientSideView(fullCatalogue.data, params);
  const view = clientSideView ?? serverView.data;
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

/** Turning a page does not filter anew; nor does a choice that says the same in new words. */
function useClientSideView(gears: readonly Gear[] | undefined, params: GearShopParams): GearView | undefined {
  const { at } = params;
  const paramsKey = formatGearShopParams({ ...params, at: 0 });
  const filtered = useMemo(() => {
    if (!gears) return undefined;
    const choice = parseGearShopParams(new URLSearchParams(paramsKey));
    const filters = filtersOf(choice);
    return { gears: selectGears(gears, { filters, sort: choice.sort }), facets: computeGearFacets(gears, filters) };
  }, [gears, paramsKey]);
  return useMemo(() => filtered && toGearView(filtered.gears, filtered.facets, at), [filtered, at]);
}
