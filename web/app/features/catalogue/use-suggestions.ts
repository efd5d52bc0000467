import type { GearSuggestion } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

const debounceMs = 150;

/** Outdated responses are dropped. If a request fails, the search still works without suggestions. */
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
