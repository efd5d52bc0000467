import type { BookableCare, CareAnswer } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { errorCode, errorMessage } from "../../../lib/api-errors.ts";
import { formatDay } from "../../../lib/days.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { showMessage } from "../../../ui/dialogs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { dueCareKey } from "./queries.ts";

export type CareTime = BookableCare["times"][number];

export const describeTime = ({ date, time_slot: time }: CareTime): string => `${formatDay(date, "brief")}, ${time}`;

/** Whatever happened, it is read again: a time may be gone, an answer may have changed what is due. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return (petId: number) =>
    Promise.all(
      [dueCareKey, ["bookings"], ["userpet", String(petId)], ["userpet-timeline"], ["userpet-cards"]].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useBookDueCare({ id, userpet_id: petId, name }: BookableCare) {
  const readAgain = useReadAgain();
  return useApiMutation({
    mutationFn: (time: CareTime) => api.bookDueCare({ params: { id }, body: time }),
    onSuccess: (booking) => {
      toast.success(`${name} is booked for ${describeTime(booking)}.`);
      return readAgain(petId);
    },
    onError: async (error) => {
      // Meanwhile, so that the free times of now are there once the message is read.
      const reading = readAgain(petId);
      await showMessage({ tone: "error", text: whyNotBooked(error) });
      await reading;
    },
  });
}

const whyNotBooked = (error: Error): string =>
  errorCode(error) === "slot_taken"
    ? "Somebody has just taken this time. Here are other free times."
    : errorMessage(error, "Booking failed. Please try again.");

type Answered = Pick<BookableCare, "id" | "userpet_id">;

export function useAnswerDueCare({ id, userpet_id: petId }: Answered, onAnswered?: () => void) {
  const readAgain = useReadAgain();
  return useApiMutation({
    mutationFn: (body: Pick<CareAnswer, "answer"> & Partial<CareAnswer>) => api.answerDueCare({ params: { id }, body }),
    onSuccess: () => onAnswered?.(),
    onError: (error) => void toast.error(errorMessage(error, "Your answer could not be saved. Please try again.")),
    onSettled: () => readAgain(petId),
  });
}

export function useUndoAnswer({ id, userpet_id: petId }: Answered) {
  const readAgain = useReadAgain();
  return useApiMutation({
    mutationFn: () => api.undoDueCareAnswer({ params: { id } }),
    onError: (error) => void toast.error(errorMessage(error, "It could not be taken back. Please try again.")),
    onSettled: () => readAgain(petId),
  });
}
