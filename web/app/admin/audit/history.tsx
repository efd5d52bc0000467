import type { AuditEntry } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Panel } from "../ui/panel.tsx";
import { ValueDiff } from "../ui/value-diff.tsx";
import { historyQuery } from "./queries.ts";
import { UndoButton } from "./undo-button.tsx";

interface HistoryProps {
  /** As the audit log calls it: `order`. */
  kind: string;
  id: number | string;
}

/** What staff did to one object, for the foot of its page. */
export function History({ kind, id }: HistoryProps) {
  const [cursor, setCursor] = useState<string>();
  const { data, isPending, isError, refetch } = useQuery(historyQuery(kind, String(id), cursor));
  return (
    <Panel title="History">
      {isPending && <Skeleton shape="text" lines={3} />}
      {isError && <RetryBanner text="The history could not be loaded." onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <p className="text-ink-soft">Nobody on the staff has changed this yet.</p>}
      {data && (
        <ol className="grid divide-y divide-line">
          {data.rows.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {data?.next_cursor && (
        <Button variant="secondary" size="small" onClick={() => setCursor(data.next_cursor ?? undefined)}>
          Older changes
        </Button>
      )}
    </Panel>
  );
}

const HistoryEntry = ({ entry }: { entry: AuditEntry }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
    <div className="min-w-0">
      <p>
        <strong>{entry.staff?.name ?? "Somebody unknown"}</strong> {entry.action}
      </p>
      <ValueDiff before={entry.before} after={entry.after} />
    </div>
    <div className="flex items-center gap-3">
      <time dateTime={entry.at} className="text-ink-soft">
        {formatDateTime(entry.at)}
      </time>
      {entry.can_undo && <UndoButton entry={entry} />}
    </div>
  </li>
);
