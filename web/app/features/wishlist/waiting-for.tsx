import type { StockAlert } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { GearLine } from "./gear-line.tsx";
import { stockAlertsQuery } from "./queries.ts";
import { useStockAlert } from "./use-stock-alert.ts";

/**
 * Where the mail about a gear that is back leads, to see and to end what else somebody waits for. While it loads nothing is
 * shown, because most wait for nothing.
 */
export function WaitingFor({ enabled }: { enabled: boolean }) {
  const { data: alerts = [], isLoadingError, refetch } = useQuery({ ...stockAlertsQuery, enabled });
  if (alerts.length === 0 && !isLoadingError) return null;
  return (
    <Card title="Waiting to be back in stock">
      {isLoadingError ? (
        <RetryBanner text="What you wait for could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ul className="divide-y divide-line">
          {alerts.map((alert) => (
            <AlertRow key={alert.gear.id} alert={alert} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function AlertRow({ alert: { gear, asked_at: askedAt } }: { alert: StockAlert }) {
  const { isBusy, withdraw } = useStockAlert(gear.id);
  return (
    <GearLine
      gear={gear}
      as="h3"
      actions={
        <Button variant="secondary" size="small" busy={isBusy} onClick={withdraw}>
          Stop waiting<span className="sr-only"> for {gear.name}</span>
        </Button>
      }
    >
      <p className="text-small text-ink-soft">Since {formatDate(askedAt)}. We will email you once.</p>
    </GearLine>
  );
}
