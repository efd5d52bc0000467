import { useQuery } from "@tanstack/react-query";
import { OutboxList } from "../features/messages/outbox-list.tsx";
import { outboxQuery } from "../features/messages/queries.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Banner } from "../ui/banner.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/outbox";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Outbox",
    description: "Emails of the demo shop.",
    path: paths.outbox,
    noIndex: true,
  });

export default function OutboxPage() {
  const { data: mails, isError, refetch } = useQuery(outboxQuery);
  return (
    <div className="page-width max-w-3xl py-10">
      <h1 className="text-heading">Outbox</h1>
      <Banner tone="info" className="mt-4 mb-6">
        This is a demo: the shop sends no real email. Everything it would send is listed here, for everyone to read.
      </Banner>
      {isError && <ErrorState text="The outbox could not be loaded." onRetry={() => void refetch()} />}
      {!mails && !isError && <Skeleton className="h-60" />}
      {mails && <OutboxList mails={mails} />}
    </div>
  );
}
