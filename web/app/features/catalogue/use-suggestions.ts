import type { GearSuggestion } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

const typingPauseMs = 150;

/**
 * What somebody who types this may mean. Answers that were overtaken are dropped; the last one stays while the next is on
 * its way. Without the network there are no suggestions, and the search works all the same.
 */
export function useSuggestions(text: string): GearSuggestion[] {
  const [suggestions, setSuggestions] = useState<GearSuggestion[]>([]);
  const asked = text.trim();
  useEffect(() => {
    if (asked === "") return undefined;
    const stop = new AbortController();
    const ask = () =>
      api
        .suggestGears({ query: { q: asked, limit: 8 } }, { signal: stop.signal })
        .then(setSuggestions, () => undefined);
    const timer = setTimeout(() => void ask(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return asked === "" ? [] : suggestions;
}
