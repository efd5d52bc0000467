import { type ActiveSession, deviceName, isPhone } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { api } from "../../lib/api.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { securityEventsQuery, sessionsQuery } from "./queries.ts";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

export function SessionsList() {
  const { data: sessions, isLoadingError, refetch } = useQuery(sessionsQuery);
  if (isLoadingError) return <ErrorState text="Your sessions could not be loaded." onRetry={() => void refetch()} />;
  if (!sessions) return <Skeleton className="h-20" />;
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const queryClient = useQueryClient();
  const end = useApiMutation({
    mutationFn: () => api.endSession({ params: { id: session.id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      void queryClient.invalidateQueries(securityEventsQuery);
      return queryClient.invalidateQueries(sessionsQuery);
    },
    onError: () => toast.error("The session could not be ended. Please try again."),
  });
  const Icon = isPhone(session.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0">
      <Icon className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{deviceName(session.device)}</p>
        <p className="text-small text-ink-soft">Last used {formatDateTime(session.last_seen_at)}</p>
        <p className="text-small text-ink-soft wrap-anywhere">
          Signed in {formatDateTime(session.created_at)}
          {session.network && ` from ${session.network}`}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="teal" className="max-sm:ml-10">
          This device
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          className="max-sm:ml-10"
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          Sign out
          <span className="sr-only"> {deviceName(session.device)}</span>
        </Button>
      )}
    </li>
  );
}
