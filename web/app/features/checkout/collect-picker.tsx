import { type Booking, changeableBookingStatuses, collectLeadHours } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "../../lib/days.ts";
import { useStickyUserId } from "../../lib/use-sticky-user-id.ts";
import { Card } from "../../ui/card.tsx";
import { ChoiceRow } from "../bookings/choice-row.tsx";
import { bookingsQuery } from "../bookings/queries.ts";

interface CollectPickerProps {
  chosen: number | undefined;
  onChoose: (bookingId: number | undefined) => void;
}

const leadMs = collectLeadHours * 3_600_000;

/** Shown to whoever comes to the clinic anyway, if there is time to make the goods ready. */
export function CollectPicker({ chosen, onChoose }: CollectPickerProps) {
  const { data: upcoming = [] } = useQuery(bookingsQuery(useStickyUserId() ?? 0, "upcoming"));
  const visits = upcoming.filter(isFarEnoughAhead);
  if (visits.length === 0) return null;
  return (
    <Card size="compact" title="Delivery">
      <fieldset className="grid gap-1">
        <legend className="sr-only">How you get it</legend>
        <ChoiceRow
          name="delivery"
          label="Have it delivered"
          isChosen={chosen === undefined}
          onChoose={() => onChoose(undefined)}
        />
        {visits.map((visit) => (
          <ChoiceRow
            key={visit.id}
            name="delivery"
            label={`Have it ready at my visit on ${formatDay(visit.date, "short")} at ${visit.time_slot}`}
            hint={`${visit.service_name} for ${visit.pet.name}`}
            isChosen={chosen === visit.id}
            onChoose={() => onChoose(visit.id)}
          />
        ))}
      </fieldset>
      {chosen !== undefined && (
        <p className="mt-3 text-small text-ink-soft">
          You collect it at the clinic. We use your address only if you change your mind.
        </p>
      )}
    </Card>
  );
}

const isFarEnoughAhead = ({ status, starts_at: startsAt }: Booking): boolean =>
  changeableBookingStatuses.some((changeable) => changeable === status) && Date.parse(startsAt) > Date.now() + leadMs;
