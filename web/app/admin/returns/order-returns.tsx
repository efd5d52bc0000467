import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/dates.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { Panel } from "../ui/panel.tsx";
import { returnsKey, returnsOfOrderQuery } from "./queries.ts";
import { ReturnStatus } from "./return-status.tsx";

/** The returns of an order, for its page. Most orders have none, and then there is nothing to say. */
export function OrderReturns({ orderId }: { orderId: string }) {
  const { data } = useQuery(returnsOfOrderQuery(orderId));
  useStaffChanges(["orders"], returnsKey);
  if (!data || data.rows.length === 0) return null;
  return (
    <Panel title="Returns">
      <ul className="divide-y divide-line">
        {data.rows.map(({ id, status, requested_at: at }) => (
          <li key={id} className="flex min-h-10 flex-wrap items-center justify-between gap-x-3">
            <TextLink to={screenPath(`returns/${id}`)}>Return {id}</TextLink>
            <span className="text-ink-soft">{formatDate(at)}</span>
            <ReturnStatus status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
