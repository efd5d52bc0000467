import { useQuery } from "@tanstack/react-query";
import { isNotFound } from "../../lib/api-errors.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { NoteForm } from "./note-form.tsx";
import { threadQuery, threadsKey } from "./queries.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ThreadEntries } from "./thread-entries.tsx";
import { ThreadHandling } from "./thread-handling.tsx";
import { ThreadSender } from "./thread-sender.tsx";
import { ThreadState } from "./thread-state.tsx";

export default function ThreadScreen() {
  const { can } = useStaffSession();
  const { data: thread, error, isError, refetch } = useQuery(threadQuery(Number(useScreenParam("id"))));
  useStaffChanges(["threads"], threadsKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such conversation"
        action={<ButtonLink to={screenPath("inbox")}>Inbox</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The conversation could not be loaded." onRetry={() => void refetch()} />;
  if (!thread) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader title={`${thread.subject} from ${thread.name}`} lead={<ThreadState state={thread.state} />} />
      <PresenceBanner kind="thread" id={String(thread.id)} />
      <DetailLayout
        side={
          <>
            <ThreadHandling thread={thread} />
            <ThreadSender thread={thread} />
            <Panel title="Internal note">
              <NoteForm key={thread.id} thread={thread} />
            </Panel>
          </>
        }
        history={can("inbox.read") && <History kind="thread" id={thread.id} />}
      >
        <ThreadEntries {...thread} />
        <ReplyForm key={thread.id} thread={thread} />
      </DetailLayout>
    </>
  );
}
