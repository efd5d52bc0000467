import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { ErrorState } from "../ui/empty-state.tsx";

const timeoutMs = 120_000;
const showBarAfterMs = 150;

/** A thin bar while a screen is on its way; after two minutes the wait is over and the visitor decides. */
export function NavigationProgress({ children }: { children: React.ReactNode }) {
  const { state, location } = useNavigation();
  const isLoading = state === "loading";
  const isSlow = useHasElapsed(showBarAfterMs, isLoading);
  const hasTimedOut = useHasElapsed(timeoutMs, isLoading);
  const retry = () => window.location.assign(location ? location.pathname + location.search : window.location.href);
  if (hasTimedOut) {
    return (
      <div className="page-width py-16">
        <ErrorState text="This page takes too long to load. Please check your connection." onRetry={retry} />
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

/** True once `on` has lasted for the given time. */
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
