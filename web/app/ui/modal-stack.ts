import { useSyncExternalStore } from "react";

const toastContainers: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Locks the page's scrolling. The reserved scrollbar gutter takes the colour of the dimmed backdrop. */
const scrollLockClasses = ["overflow-hidden", "bg-[color-mix(in_srgb,rgb(20_14_10)_55%,var(--color-paper))]"];

/** Registers an open modal by the element that shows toasts inside it. Returns the function that removes it. */
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

/** Where toasts go while a modal is open: everything outside the topmost modal is inert. */
export const useTopToastContainer = () =>
  useSyncExternalStore(
    subscribe,
    () => toastContainers.at(-1) ?? null,
    () => null,
  );
