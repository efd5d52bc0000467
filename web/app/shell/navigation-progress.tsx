import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useReloadWhenRestored } from "../lib/restored-page.ts";
import { ErrorState } from "../ui/empty-state.tsx";

const timeoutMs = 120_000;
const showBarAfterMs = 150;

/** A thin bar while a screen loads; after two minutes an error with a retry button. */
export function NavigationProgress({ children }: { children: React.ReactNode }) {
  const { state, location } = useNavigation();
  const isLoading = state === "loading";
  // Offline the router leaves the document in the middle of a navigation.
  useReloadWhenRestored(isLoading);
  const isSlow = useHasElapsed(showBarAfterMs, isLoading);
  const hasTimedOut = useHasElapsed(timeoutMs, isLoading);
  const retry = () => window.location.assign(location ? location.pathname + location.search : window.location.href);
  if (hasTimedOut) {
    return (
      <div className="page-width py-16">
        <ErrorState text="This page is taking too long to load. Please check your connection." onRetry={retry} />
      </div>
    );
  }
  return (
    <>
      {isSlow && <div aria-hidden className="fixed inset-x-0 top-0 z-40 h-1 animate-progress bg-coral" />}
      {children}
    </>
  );
}

function useHasElapsed(ms: number, isActive: boolean): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setHasElapsed(true), ms);
    return () => {
      clearTimeout(timer);
      setHasElapsed(false);
    };
  }, [ms, isActive]);
  return hasElapsed;
}
