import { type ComponentType, useSyncExternalStore } from "react";

interface GearProps {
  gearId: number;
}

/** What pages show of verdicts. It is loaded once the session has pets; until then, and for everybody else, it is null. */
export interface Fit {
  Chooser: ComponentType;
  Badge: ComponentType<GearProps>;
  Box: ComponentType<GearProps>;
  Note: ComponentType<GearProps>;
  Shelf: ComponentType;
  Filter: ComponentType;
  /** Set while the gear shop hides what speaks against a gear. */
  accepts: ((gearId: number) => boolean) | undefined;
  acceptAll: () => void;
}

let current: Fit | null = null;
const listeners = new Set<() => void>();

export function provideFit(fit: Fit | null): void {
  current = fit;
  listeners.forEach((listener) => listener());
}

export function onFitChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFit = (): Fit | null =>
  useSyncExternalStore(
    onFitChange,
    () => current,
    () => null,
  );

/** The place of a part on a page; empty for whoever has no pets. */
export function FitSlot({ part, gearId = 0 }: { part: Exclude<keyof Fit, "accepts" | "acceptAll">; gearId?: number }) {
  const Part = useFit()?.[part];
  return Part ? <Part gearId={gearId} /> : null;
}
