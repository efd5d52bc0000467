import type { GearSuggestion } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

const debounceMs = 150;

/**
 * What somebody who types this may mean. Answers that were overtaken are dropped; the last one stays while the next is on
 * its way. Without the network there are no suggestions, and the search works all the same.
 */
export function useSuggestions(text: string): GearSuggestion[] {
  const [suggestions, setSuggestions] = useState<GearSuggestion[]>([]);
  const searchText = text.trim();
  useEffect(() => {
    if (searchText === "") return undefined;
    const controller = new AbortController();
    const fetchSuggestions = () =>
      api
        .suggestGears({ query: { q: searchText, limit: 8 } }, { signal: controller.signal })
        .then(setSuggestions, () => undefined);
    const timer = setTimeout(() => void fetchSuggestions(), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searchText]);
  return searchText === "" ? [] : suggestions;
}
