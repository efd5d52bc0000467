import { useEffect } from "react";

/** Where the focus goes when what had it is gone; a dialog or panel says its name to screen readers. */
const containers = "dialog[open], section[aria-labelledby], main";

/**
 * Keeps the place of people who work by keyboard. A browser drops the focus when the element that has it is removed (the
 * button of a step that is done) or disabled (a choice that is being saved): then it goes to the nearest container that
 * is still there, or back to the element once it can be used again.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let path: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => (path = withAncestors(target as HTMLElement));
    const forget = () => (path = []);
    const leave = ({ key }: KeyboardEvent) => key === "Tab" && forget();
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) nextInFocus(path)?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget);
    document.addEventListener("keydown", leave);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget);
      document.removeEventListener("keydown", leave);
    };
  }, []);
}

function withAncestors(element: HTMLElement): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let part: HTMLElement | null = element; part; part = part.parentElement) path.push(part);
  return path;
}

function nextInFocus([focused, ...ancestors]: readonly HTMLElement[]): HTMLElement | undefined {
  if (focused?.isConnected) return focused.matches(":enabled") ? focused : undefined;
  const container = ancestors.find((part) => part.isConnected && part.matches(containers));
  if (container && !container.hasAttribute("tabindex")) container.tabIndex = -1;
  return container;
}
