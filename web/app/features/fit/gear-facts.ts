import { type GearFit, maxFitIds } from "@pawhaven/contract";
import { useEffect } from "react";
import { api } from "../../lib/api.ts";
import { changeFit, readFitState, useFitState } from "./fit-state.ts";

const wanted = new Set<number>();

const withFacts = (facts: ReadonlyMap<number, GearFit>, gears: readonly GearFit[]) =>
  new Map([...facts, ...gears.map((gear) => [gear.id, gear] as const)]);

/** If the shop cannot be reached, pages show no verdicts. */
export async function refreshFacts(): Promise<void> {
  try {
    const [rules, { is_complete: hasAllFacts, gears }] = await Promise.all([api.getFitRules(), api.listGearFits()]);
    changeFit({ rules, hasAllFacts, facts: withFacts(new Map(), gears) });
  } catch {}
}

/** All that is asked for in one turn is fetched together. */
async function fetchWanted(): Promise<void> {
  const ids = [...wanted].filter((id) => !readFitState().facts.has(id)).toSorted((a, b) => a - b);
  wanted.clear();
  for (let from = 0; from < ids.length; from += maxFitIds) await fetchFactsOf(ids.slice(from, from + maxFitIds));
}

async function fetchFactsOf(ids: readonly number[]): Promise<void> {
  try {
    const { gears } = await api.listGearFits({ query: { ids: ids.join(",") } });
    changeFit({ facts: withFacts(readFitState().facts, gears) });
  } catch {}
}

/** Asks for the facts of gears that are shown or may be, if they did not come with all others. */
export function useFactsOf(gearIds: readonly number[]) {
  const state = useFitState();
  const missing = state.hasAllFacts ? [] : gearIds.filter((id) => !state.facts.has(id));
  const key = missing.join(",");
  useEffect(() => {
    if (key === "") return;
    if (wanted.size === 0) queueMicrotask(() => void fetchWanted());
    for (const id of key.split(",")) wanted.add(Number(id));
  }, [key]);
  return state;
}

export const useFacts = (gearId: number) => useFactsOf([gearId]);
