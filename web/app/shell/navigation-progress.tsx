import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { ErrorState } from "../ui/empty-state.tsx";

const patienceMs = 120_000;
const quickMs = 150;

/** A thin bar while a screen is on its way; after two minutes the wait is over and the visitor decides. */
export function NavigationProgress({ children }: { children: React.ReactNode }) {
  const { state, location } = useNavigation();
  const waiting = state === "loading";
  const isSlow = useAfter(quickMs, waiting);
  const isLost = useAfter(patienceMs, waiting);
  const retry = () => window.location.assign(location ? location.pathname + location.search : window.location.href);
  if (isLost) {
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
function useAfter(ms: number, on: boolean): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [ms, on]);
  return passed;
}
