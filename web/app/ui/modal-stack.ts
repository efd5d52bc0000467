import { useSyncExternalStore } from "react";

const toastContainers: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** The page behind a dialog stands still. The strip kept free for its scroll bar is dimmed like all the rest. */
const scrollLockClasses = ["overflow-hidden", "bg-[color-mix(in_srgb,rgb(20_14_10)_55%,var(--color-paper))]"];

/** Notes an open modal dialog by the place it offers to messages. Returns the way out. */
export function pushModal(toastContainer: HTMLElement) {
  toastContainers.push(toastContainer);
  notifyListeners();
  return () => {
    toastContainers.splice(toastContainers.indexOf(toastContainer), 1);
    notifyListeners();
  };
}

function notifyListeners() {
  const { classList } = document.documentElement;
  if (toastContainers.length > 0) classList.add(...scrollLockClasses);
  else classList.remove(...scrollLockClasses);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place for messages in the dialog in front of all else: what is outside a modal dialog is out of reach. */
export const useTopToastContainer = () =>
  useSyncExternalStore(
    subscribe,
    () => toastContainers.at(-1) ?? null,
    () => null,
  );
