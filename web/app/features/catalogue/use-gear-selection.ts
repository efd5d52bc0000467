import { facetsOf, type Gear, selectGears } from "@pawhaven/contract";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLiveQuery } from "../../lib/live-query.ts";
import { toast } from "../../ui/toast.tsx";
import { filtersOf, type GearChoice, readGearChoice, writeGearChoice } from "./gear-choice.ts";
import { type GearView, viewOf } from "./load-gears.ts";
import { gearsQuery, gearViewQuery } from "./queries.ts";

/** What came with the page, and the choice it was made for. */
export interface LoadedGears extends GearView {
  choice: GearChoice;
}

interface Choices {
  /** What the visitor sees. */
  choice: GearChoice;
  /** What is in the address already; it does not change with every keystroke. */
  settled: GearChoice;
}

/** Up to so many, the browser gets them all and needs nobody's help to filter them. */
const mostGearsAtOnce = 1000;

/**
 * The gears to show for a choice. A small catalogue is fetched once and filtered here, at once; of a large one the
 * server is asked for a page, and what was found before stays until the answer is there.
 */
export function useGearSelection({ choice, settled }: Choices, loaded: LoadedGears | null) {
  const fetched = useQueryClient().getQueryData(gearsQuery.queryKey)?.length;
  const [catalogueSize, setCatalogueSize] = useState(loaded?.facets.catalogue ?? fetched ?? Infinity);
  const isSmall = catalogueSize <= mostGearsAtOnce;
  const whole = useQuery({ ...gearsQuery, enabled: isSmall });
  const asked = useQuery({
    ...gearViewQuery(settled),
    enabled: !isSmall || whole.isLoadingError,
    placeholderData: keepPreviousData,
    initialData: () => (loaded && writeGearChoice(loaded.choice) === writeGearChoice(settled) ? loaded : undefined),
  });
  useLiveQuery("gears", gearsQuery);
  useLiveQuery("gears", gearViewQuery(settled));
  const size = asked.data?.facets.catalogue;
  if (size !== undefined && size !== catalogueSize) setCatalogueSize(size);

  const ownView = useOwnView(whole.data, choice);
  const view = ownView ?? asked.data;
  const failedAt = Math.max(whole.errorUpdatedAt, asked.errorUpdatedAt);
  useEffect(() => {
    if (failedAt > 0) toast.error("Failed to load gears. Please try again later.", { id: "gears-failed" });
  }, [failedAt]);

  return {
    view,
    isLoading: !view && !whole.isLoadingError && !asked.isLoadingError,
    retry: () => void asked.refetch(),
  };
}

/** Turning a page does not filter anew; nor does a choice that says the same in new words. */
function useOwnView(gears: readonly Gear[] | undefined, choice: GearChoice): GearView | undefined {
  const { at } = choice;
  const chosen = writeGearChoice({ ...choice, at: 0 });
  const own = useMemo(() => {
    if (!gears) return undefined;
    const choice = readGearChoice(new URLSearchParams(chosen));
    const filters = filtersOf(choice);
    return { gears: selectGears(gears, { filters, sort: choice.sort }), facets: facetsOf(gears, filters) };
  }, [gears, chosen]);
  return useMemo(() => own && viewOf(own.gears, own.facets, at), [own, at]);
}
