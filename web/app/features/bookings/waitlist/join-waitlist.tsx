import { addDays, type PartOfDay, type SlotsOfDay, type Userpet } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/api-errors.ts";
import { formatDay } from "../../../lib/days.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { bookingDaysQuery } from "../queries.ts";
import { slotsOf } from "../slot-states.ts";
import type { SlotSelection } from "../use-slot-selection.ts";
import { waitlistQuery } from "./queries.ts";

interface JoinWaitlistProps {
  pet: Userpet;
  draft: SlotSelection;
  slots: SlotsOfDay | undefined;
}

/** On a day when all times are taken. */
export function JoinWaitlist({ pet, draft: { service, person, date, time }, slots }: JoinWaitlistProps) {
  const isFull =
    slots !== undefined && slots.all_slots.length > 0 && slotsOf(slots).every(({ state }) => state !== "free");
  if (!isFull || time !== undefined || service === undefined || date === undefined) return null;
  return <JoinForm key={`${service} ${person} ${date}`} {...{ pet, service, person, date }} />;
}

interface JoinFormProps {
  pet: Userpet;
  service: number;
  person: number | undefined;
  date: string;
}

function JoinForm({ pet, service, person, date }: JoinFormProps) {
  const [daysAfter, setDaysAfter] = useState(0);
  const [part, setPart] = useState<PartOfDay>("any");
  const { data: days } = useQuery(bookingDaysQuery);
  const queryClient = useQueryClient();
  const lastDay = (after: number) => earliest(addDays(date, after), days?.last_day ?? date);
  const join = useApiMutation({
    mutationFn: () =>
      api.joinWaitlist({
        body: {
          pet_id: pet.id,
          service_id: service,
          ...(person !== undefined && { person_id: person }),
          first_day: date,
          last_day: lastDay(daysAfter),
          part_of_day: part,
        },
      }),
    onSuccess: () => queryClient.invalidateQueries(waitlistQuery),
  });
  if (join.isSuccess)
    return (
      <Banner tone="success" className="mt-4">
        You are on the waitlist. When a time becomes free, we hold it for you for 15 minutes and tell you by mail and in
        My Bookings.
      </Banner>
    );
  return (
    <section aria-labelledby="join-waitlist" className="mt-4 rounded-small bg-sunken p-4">
      <h3 id="join-waitlist" className="flex items-center gap-2 font-text text-base font-bold tracking-normal">
        <BellRing className="size-5 shrink-0 text-teal" /> All times are taken
      </h3>
      <p className="mt-1 text-small">Shall we tell you when one becomes free? We hold it for you for 15 minutes.</p>
      <div className="my-4 grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Days"
          requiredMark="none"
          value={daysAfter}
          onChange={({ target }) => setDaysAfter(Number(target.value))}
        >
          <option value={0}>Only {formatDay(date, "brief")}</option>
          {[6, 27].map(
            (after) =>
              lastDay(after) > date && (
                <option key={after} value={after}>
                  Until {formatDay(lastDay(after), "brief")}
                </option>
              ),
          )}
        </SelectField>
        <SelectField
          label="Time of day"
          requiredMark="none"
          value={part}
          onChange={({ target }) => setPart(target.value as PartOfDay)}
        >
          <option value="any">Any time</option>
          <option value="morning">Morning</option>
          <option value="afternoon">Afternoon</option>
        </SelectField>
      </div>
      {join.error && (
        <Banner tone="error" className="mb-3">
          {errorMessage(join.error, "You could not be put on the waitlist. Please try again.")}
        </Banner>
      )}
      <Button variant="secondary" busy={join.isPending} busyLabel="Joining…" onClick={() => join.mutate()}>
        Join the waitlist
      </Button>
    </section>
  );
}

const earliest = (one: string, other: string) => (one < other ? one : other);
