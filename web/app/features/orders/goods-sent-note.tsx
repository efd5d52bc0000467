import type { Order } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { ordersQuery } from "./queries.ts";

/** Visits of this pet are about to be cancelled: what would be collected at them. */
export function GoodsSentNote({ petId }: { petId: number }) {
  const { data: orders = [] } = useQuery(ordersQuery);
  const waiting = orders.filter((order) => isWaitingFor(order, petId));
  if (waiting.length === 0) return null;
  return (
    <p>
      {waiting.length === 1
        ? "The order that you would collect there is"
        : "The orders that you would collect there are"}{" "}
      sent to your address instead.
    </p>
  );
}

const isWaitingFor = ({ collect_at: visit, shipping_status: status }: Order, petId: number): boolean =>
  visit?.pet_id === petId &&
  ["Pending", "Confirmed"].includes(visit.status) &&
  ["ordered", "shipping"].includes(status);
