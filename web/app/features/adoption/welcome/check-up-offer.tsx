import type { Welcome } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/api-errors.ts";
import { formatDay } from "../../../lib/days.ts";
import * as paths from "../../../lib/paths.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { askToConfirm, showMessage } from "../../../ui/dialogs.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { toast } from "../../../ui/toast.tsx";
import { welcomeQuery } from "./queries.ts";

type CheckUp = NonNullable<Welcome["check_up"]>;
type Time = CheckUp["times"][number];

interface CheckUpOfferProps {
  requestId: number;
  welcome: Welcome;
  checkUp: CheckUp;
}

/** Free times that can be booked; none of them is held. */
export function CheckUpOffer({ requestId, welcome: { name, userpet_id: petId }, checkUp }: CheckUpOfferProps) {
  const { service_name: service, times } = checkUp;
  const { mutate, isPending } = useBookCheckUp(requestId, petId, checkUp);
  const ask = async (time: Time) => {
    const isSure = await askToConfirm({
      title: `Book the check-up for ${name}?`,
      text: `${service} on ${describe(time)}.`,
      confirmLabel: "Book",
      cancelLabel: "Not now",
    });
    if (isSure) mutate(time);
  };
  return (
    <Card title="A first check-up">
      <p>
        Our vets look at every newcomer after a few days: {service}. Nothing is booked before you choose a time.
        {times.length === 0 && " There is no free time at the moment."}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {times.map((time) => (
          <Button
            key={describe(time)}
            variant="secondary"
            size="small"
            className="tabular-nums"
            disabled={isPending}
            onClick={() => void ask(time)}
          >
            {describe(time)}
          </Button>
        ))}
      </div>
      <p className="mt-4">
        <TextLink to={paths.petVet}>Other times</TextLink>
      </p>
    </Card>
  );
}

const describe = ({ date, time_slot: time }: Time): string => `${formatDay(date, "brief")}, ${time}`;

/** The offer is read again also after a failure: the time may be gone. */
function useBookCheckUp(requestId: number, petId: number, { service_id: serviceId }: CheckUp) {
  const queryClient = useQueryClient();
  return useApiMutation({
    mutationFn: ({ date, time_slot }: Time) =>
      api.createBooking({ body: { pet_id: petId, service_id: serviceId, date, time_slot } }),
    onSuccess: ({ date, time_slot }) =>
      void toast.success(`Booked for ${describe({ date, time_slot })}. You find it under My Bookings.`),
    onError: (error) => showMessage({ tone: "error", text: errorMessage(error, "Booking failed. Please try again.") }),
    onSettled: () => {
      for (const queryKey of [welcomeQuery(requestId).queryKey, ["bookings"]])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
