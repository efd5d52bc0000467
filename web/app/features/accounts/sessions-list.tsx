import type { ActiveSession } from "@pawhaven/contract";
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
import { deviceName, isPhone } from "./device-name.ts";
import { sessionsQuery } from "./queries.ts";

export function SessionsList() {
  const { data: sessions, isLoadingError, refetch } = useQuery(sessionsQuery);
  if (isLoadingError) return <ErrorState text="Your sessions could not be loaded." onRetry={() => void refetch()} />;
  if (!sessions) return <Skeleton className="h-20" />;
  return (
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const queryClient = useQueryClient();
  const end = useApiMutation({
    mutationFn: () => api.endSession({ params: { id: session.id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queryClient.invalidateQueries(sessionsQuery);
    },
    onError: () => toast.error("The session could not be ended. Please try again."),
  });
  const Icon = isPhone(session.device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      <Icon className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{deviceName(session.device)}</p>
        <p className="text-small text-ink-soft">Last used {formatDateTime(session.last_seen_at)}</p>
      </div>
      {session.is_current ? (
        <Badge tone="teal">This device</Badge>
      ) : (
        <Button variant="secondary" size="small" busy={end.isPending} onClick={() => end.mutate()}>
          Sign out
          <span className="sr-only"> {deviceName(session.device)}</span>
        </Button>
      )}
    </li>
  );
}
