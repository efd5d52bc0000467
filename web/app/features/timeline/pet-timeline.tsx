import type { UserpetDetails } from "@pawhaven/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RecordDialog } from "../userpets/record-dialog.tsx";
import { EntryRow } from "./entry-row.tsx";
import { timelineQuery } from "./queries.ts";

/** The life of a pet, the newest first. */
export function PetTimeline({ pet }: { pet: UserpetDetails }) {
  const [isNoting, setNoting] = useState(false);
  return (
    <Card size="compact" title="Timeline">
      {pet.died_on === null && (
        <Button variant="secondary" size="small" icon={Plus} className="mb-4" onClick={() => setNoting(true)}>
          Note something
        </Button>
      )}
      <Entries pet={pet} />
      {isNoting && <RecordDialog pet={pet} onClose={() => setNoting(false)} />}
    </Card>
  );
}

function Entries({ pet }: { pet: UserpetDetails }) {
  const query = useInfiniteQuery(timelineQuery(pet.id));
  if (query.isLoadingError)
    return <RetryBanner text="The timeline could not be loaded." onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-60 rounded-card" />;
  return (
    <>
      <ol className="grid divide-y divide-line">
        {query.data.pages
          .flatMap(({ entries }) => entries)
          .map((entry) => (
            <EntryRow key={entry.key} pet={pet} entry={entry} />
          ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show older entries
        </Button>
      )}
    </>
  );
}
