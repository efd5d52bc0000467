import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import * as paths from "../lib/paths.ts";
import { onAccessLost } from "../lib/staff-api.ts";
import { staffSessionQuery } from "../lib/staff-session-query.ts";
import { StaffSessionContext } from "../lib/use-staff-session.ts";

/** Shows the workplace to staff alone. Others sign in first and then get to where they wanted to go. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data: session, isError, refetch } = useQuery(staffSessionQuery);
  useLeaveWhenAccessIsLost(session === null);
  if (session) return <StaffSessionContext value={session}>{children}</StaffSessionContext>;
  return (
    <main className="grid min-h-dvh place-items-center bg-plain">
      <h1 className="sr-only">Workplace</h1>
      {isError ? <ErrorState text="The workplace could not be loaded." onRetry={() => void refetch()} /> : <Spinner />}
    </main>
  );
}

function useLeaveWhenAccessIsLost(isSignedOut: boolean): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const returnTo = `${pathname}${search}`;
  useEffect(
    () =>
      onAccessLost((code) => {
        if (code === "second_factor_required") void navigate(paths.secondFactor, { state: { returnTo } });
        else queryClient.setQueryData(staffSessionQuery.queryKey, null);
      }),
    [navigate, queryClient, returnTo],
  );
  useEffect(() => {
    if (isSignedOut) void navigate(paths.staffLogin, { replace: true, state: { returnTo } });
  }, [isSignedOut, navigate, returnTo]);
}
