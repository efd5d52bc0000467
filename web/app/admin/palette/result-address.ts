import type { SearchKind, SearchResult } from "@pawhaven/contract";
import * as shopPaths from "../../lib/paths.ts";
import { screenPath } from "../lib/paths.ts";

const visits = ({ date }: SearchResult) => (date ? [screenPath(`calendar?date=${date}`)] : []);

/** Where something can be opened, best first. What the shop shows to everybody can always be opened there. */
const addresses: Record<SearchKind, (result: SearchResult) => string[]> = {
  order: ({ id }) => [screenPath(`orders/${encodeURIComponent(id)}`)],
  person: (result) => [
    screenPath(`customers/${result.id}`),
    screenPath(`orders?text=${encodeURIComponent(result.detail.split(",")[0] ?? "")}`),
    screenPath("requests"),
    ...visits(result),
  ],
  pet: ({ id }) => [screenPath(`animals/${id}`), shopPaths.pet(id)],
  gear: ({ id }) => [screenPath(`gears/${id}`), shopPaths.gear(id)],
  booking: ({ id }) => [screenPath(`bookings/${id}`)],
  message: ({ id }) => [screenPath(`inbox/${id}`)],
};

export const resultAddress = (result: SearchResult, canOpen: (address: string) => boolean): string | undefined =>
  addresses[result.kind](result).find((address) => !address.startsWith(screenPath("")) || canOpen(address));
