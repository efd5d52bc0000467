import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { Skeleton } from "../../ui/skeleton.tsx";
import { matchScreen } from "../lib/match-screen.ts";
import { ScreenParamsContext } from "../lib/screen-params.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { screens } from "../screens.ts";
import { ForbiddenScreen, NotFoundScreen } from "./missing-screens.tsx";
import { ScreenErrorBoundary } from "./screen-error-boundary.tsx";

/** Each is loaded when it is shown first. */
const elements = new Map(
  screens.map((screen) => {
    const Component = lazy(screen.load);
    return [screen, <Component key={screen.path} />];
  }),
);

/** The screen that the address names, if the role of the reader includes it. */
export function CurrentScreen() {
  const { pathname } = useLocation();
  const { can } = useStaffSession();
  const match = matchScreen(screens, pathname);
  const isAllowed = match && can(match.screen.permission);
  if (!match) return <NotFoundScreen />;
  if (!isAllowed) return <ForbiddenScreen title={match.screen.title} />;
  return (
    <ScreenErrorBoundary key={pathname}>
      <ScreenTitle title={match.screen.title} />
      <ScreenParamsContext value={match.params}>
        <Suspense fallback={<LoadingScreen />}>{elements.get(match.screen)}</Suspense>
      </ScreenParamsContext>
    </ScreenErrorBoundary>
  );
}

/** Stands before the screen, so that the title of a detail screen, which says more, is set after it. */
function ScreenTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

const LoadingScreen = () => (
  <div className="grid gap-4">
    <h1 className="sr-only">Workplace</h1>
    <output className="sr-only">Loading…</output>
    <Skeleton className="h-8 w-48" />
    <Skeleton className="h-80" />
  </div>
);
