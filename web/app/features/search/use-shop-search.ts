import { minShopSearchLength, type ShopSearch } from "@pawhaven/contract";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

const debounceMs = 150;

/** The last answer, and for which text. */
interface Answer {
  text: string;
  found: ShopSearch | null;
  hasFailed: boolean;
}

/** One request at a time, after a pause in typing. What was found before stays until the next answer. */
export function useShopSearch(typed: string) {
  const text = typed.trim();
  const isLongEnough = text.length >= minShopSearchLength;
  const [answer, setAnswer] = useState<Answer>({ text: "", found: null, hasFailed: false });
  const [retried, setRetried] = useState({ text: "" });
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = () =>
      api.searchShop({ query: { q: text } }, { signal }).then(
        (found) => setAnswer({ text, found, hasFailed: false }),
        () => !signal.aborted && setAnswer({ text, found: null, hasFailed: true }),
      );
    const timer = setTimeout(() => void search(), retried.text === text ? 0 : debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isLongEnough, retried]);

  const isCurrent = isLongEnough && answer.text === text;
  return {
    found: isLongEnough ? answer.found : null,
    /** What it was found for. */
    searched: answer.text,
    isLoading: isLongEnough && !isCurrent,
    hasFailed: isCurrent && answer.hasFailed,
    retry: () => {
      setAnswer({ text: "", found: null, hasFailed: false });
      setRetried({ text });
    },
  };
}
