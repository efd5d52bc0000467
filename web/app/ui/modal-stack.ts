import { useSyncExternalStore } from "react";

const places: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The page behind a dialog stands still. The strip kept free for its scroll bar is dimmed like all the rest. */
const standingStill = ["overflow-hidden", "bg-[color-mix(in_srgb,rgb(20_14_10)_55%,var(--color-paper))]"];

/** Notes an open modal dialog by the place it offers to messages. Returns the way out. */
export function enterModalStack(place: HTMLElement) {
  places.push(place);
  announce();
  return () => {
    places.splice(places.indexOf(place), 1);
    announce();
  };
}

function announce() {
  const { classList } = document.documentElement;
  if (places.length > 0) classList.add(...standingStill);
  else classList.remove(...standingStill);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place for messages in the dialog in front of all else: what is outside a modal dialog is out of reach. */
export const usePlaceInFront = () =>
  useSyncExternalStore(
    subscribe,
    () => places.at(-1) ?? null,
    () => null,
  );
