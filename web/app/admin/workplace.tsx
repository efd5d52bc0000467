import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { WorkplaceLayout } from "./layout/workplace-layout.tsx";
import { staffLogin } from "./lib/paths.ts";
import { createStaffQueryClient } from "./lib/staff-query-client.ts";
import { CurrentScreen } from "./layout/current-screen.tsx";
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
  return (
    <QueryClientProvider client={queryClient}>
      <link rel="stylesheet" href={stylesUrl} precedence="workplace" />
      {pathname.toLowerCase() === staffLogin ? (
        <LoginScreen demoStaff={demoStaff} />
      ) : (
        <SessionGate>
          <WorkplaceLayout>
            <CurrentScreen />
          </WorkplaceLayout>
          <ConfirmIdentityHost />
        </SessionGate>
      )}
    </QueryClientProvider>
  );
}
