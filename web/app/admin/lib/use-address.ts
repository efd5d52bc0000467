import { useEffect, useRef } from "react";
import { type NavigateOptions, useSearchParams } from "react-router";

/** As filters and choices change: no entry in the browser's history for each, and the page stays where it is scrolled. */
const inPlace: NavigateOptions = { replace: true, preventScrollReset: true };

/**
 * The query of the address. Changes that follow each other faster than the screen is drawn build on one another;
 * `useSearchParams` would begin each with what was drawn last, and lose the one before.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  /** Changes parts of the query; one without a value is taken out. */
  const change = (values: Partial<Record<string, string | undefined>>, options = inPlace) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    latest.current = next;
    setParams(next, options);
  };
  return { params, change };
}
