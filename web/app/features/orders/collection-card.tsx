import { type CollectAt, collectLeadHours, type OrderWithTimeline } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarCheck, Truck } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { formatDay } from "../../lib/days.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { useStickyUserId } from "../../lib/use-sticky-user-id.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.tsx";
import { bookingsQuery } from "../bookings/queries.ts";
import { describeVisit } from "./describe-visit.ts";
import { orderQuery } from "./queries.ts";

interface CollectionCardProps {
  order: OrderWithTimeline;
  visit: CollectAt;
}

/** Where the goods wait. Until they are handed over, the customer can choose another visit or have them sent. */
export default function CollectionCard({ order, visit }: CollectionCardProps) {
  const canChange = order.shipping_status === "ordered";
  const isOver = visit.status === "No-show" || visit.status === "Done";
  const { data: upcoming = [] } = useQuery({
    ...bookingsQuery(useStickyUserId() ?? 0, "upcoming"),
    enabled: canChange,
  });
  const { mutate, isPending } = useChange(order);
  const [earliest] = useState(() => Date.now() + collectLeadHours * 3_600_000);
  const others = upcoming.filter(
    ({ id, starts_at: startsAt }) => id !== visit.booking_id && Date.parse(startsAt) > earliest,
  );
  return (
    <Card size="compact" title={order.shipping_status === "shipped" ? "Collected" : "Ready at your visit"}>
      <p className="wrap-anywhere">{describeVisit(visit)}</p>
      {canChange && isOver && <p className="mt-2">Your order still waits for you. What shall we do with it?</p>}
      {canChange && (
        <div className="mt-4 flex flex-wrap gap-2">
          {others.map(({ id, date, time_slot: time }) => (
            <Button
              key={id}
              variant="secondary"
              size="small"
              icon={CalendarCheck}
              disabled={isPending}
              onClick={() => mutate(id)}
            >
              Keep it for {formatDay(date, "short")} at {time}
            </Button>
          ))}
          <Button variant="secondary" size="small" icon={Truck} disabled={isPending} onClick={() => mutate(null)}>
            Send it to my address instead
          </Button>
        </div>
      )}
    </Card>
  );
}

function useChange({ transaction_id: id }: OrderWithTimeline) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: (bookingId: number | null) =>
      api.changeCollection({ params: { id }, body: { collect_at_booking_id: bookingId } }),
    onSuccess: (order) => {
      toast.success(order.collect_at ? "Your order waits at the other visit." : "We will send your order.");
      queryClient.setQueryData(orderQuery(id).queryKey, order);
    },
    onError: (error) => {
      toast.error(conflictMessage(error) ?? "This could not be changed. Please try again.");
      return queryClient.invalidateQueries(orderQuery(id));
    },
  });
}
