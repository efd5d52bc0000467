import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocation } from "react-router";
import { WorkplaceLayout } from "./layout/workplace-layout.tsx";
import { matchScreen } from "./lib/match-screen.ts";
import { staffLogin } from "./lib/paths.ts";
import { ScreenParamsContext } from "./lib/screen-params.ts";
import { createStaffQueryClient } from "./lib/staff-query-client.ts";
import { CurrentScreen } from "./layout/current-screen.tsx";
import { screens } from "./screens.ts";
import { entryScreens } from "./staff/entry-screens.tsx";
import { ConfirmIdentityHost } from "./staff/confirm-identity-dialog.tsx";
import { LoginScreen } from "./staff/login-screen.tsx";
import { SessionGate } from "./staff/session-gate.tsx";
import stylesUrl from "./workplace.css?url";

interface WorkplaceProps {
  demoStaff: { email: string; password: string } | null;
}

/** Everything under /admin. Customers' pages load nothing of it. */
export default function Workplace({ demoStaff }: WorkplaceProps) {
  const [queryClient] = useState(createStaffQueryClient);
  const { pathname } = useLocation();
  const entry = matchScreen(entryScreens, pathname);
  return (
    <QueryClientProvider client={queryClient}>
      <link rel="stylesheet" href={stylesUrl} precedence="workplace" />
      <div className="workplace">
        {pathname.toLowerCase() === staffLogin ? (
          <LoginScreen demoStaff={demoStaff} />
        ) : entry ? (
          <ScreenParamsContext value={entry.params}>
            <Suspense fallback={<main className="min-h-dvh bg-plain" />}>
              <entry.screen.Component />
            </Suspense>
          </ScreenParamsContext>
        ) : (
          <SessionGate>
            {matchScreen(screens, pathname)?.screen.isBare ? (
              <CurrentScreen />
            ) : (
              <WorkplaceLayout>
                <CurrentScreen />
              </WorkplaceLayout>
            )}
            <ConfirmIdentityHost />
          </SessionGate>
        )}
      </div>
    </QueryClientProvider>
  );
}
