import { zodResolver } from "@hookform/resolvers/zod";
import { type Meeting, type MeetingDraft, meetingDraft, meetingMinutes, type RequestDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { FormProvider, type Resolver, useForm, useFormContext, useWatch } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { formatZone } from "../../../lib/dates.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { meetingTimesQuery } from "../queries.ts";
import { dayAndTimeOf, describeMoment } from "../shop-clock.ts";
import { useRequestMutation } from "../use-request-mutation.ts";

interface MeetingDialogProps {
  request: RequestDetails;
  /** The one to be moved; without it a new one is planned. */
  meeting?: Meeting;
  onClose: () => void;
}

/** The animal's time is taken with it, so two applicants never meet it at once. */
export function MeetingDialog({ request, meeting, onClose }: MeetingDialogProps) {
  const { shop } = useSiteConfig();
  const form = useForm<MeetingDraft>({
    resolver: zodResolver(meetingDraft) as Resolver<MeetingDraft>,
    defaultValues: draftOf(meeting, shop.timeZone),
  });
  const { mutate, isPending, error } = useRequestMutation({
    mutationFn: (draft: MeetingDraft) => save(request.id, meeting, draft),
    done: ({ starts_at: startsAt }) => `They meet on ${describeMoment(startsAt, shop.timeZone)}.`,
    onDone: onClose,
    onError: (failure) => showFieldErrors(failure, form.setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "The meeting could not be saved.");
  const title = `${request.customer.name} meets ${request.pet.name}`;
  return (
    <Modal open size="small" title={title} locked={isPending} onClose={onClose}>
      <FormProvider {...form}>
        <form
          noValidate
          className="grid gap-4 text-small"
          onSubmit={(event) => void form.handleSubmit((draft) => mutate(draft))(event)}
        >
          {failure && <Banner tone="error">{failure}</Banner>}
          <MeetingFields requestId={request.id} />
          <p className="text-ink-soft">
            {request.customer.name} gets a mail. Times are in the {formatZone(shop.timeZone)} time zone.
          </p>
          <Button type="submit" size="small" busy={isPending}>
            {meeting ? "Move" : "Plan"}
          </Button>
        </form>
      </FormProvider>
    </Modal>
  );
}

const minutesOf = ({ starts_at, ends_at }: Meeting) => (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;

const draftOf = (meeting: Meeting | undefined, timeZone: string): MeetingDraft =>
  meeting
    ? { ...dayAndTimeOf(meeting.starts_at, timeZone), minutes: minutesOf(meeting), place: meeting.place }
    : { date: "", time_slot: "", minutes: meetingMinutes, place: "" };

const save = (requestId: number, meeting: Meeting | undefined, body: MeetingDraft) =>
  meeting
    ? staffApi.moveMeeting({ params: { id: meeting.id }, body: { version: meeting.version, ...body } })
    : staffApi.planMeeting({ params: { id: requestId }, body });

function MeetingFields({ requestId }: { requestId: number }) {
  const { register, formState } = useFormContext<MeetingDraft>();
  const { errors } = formState;
  return (
    <>
      <TextField label="Date" type="date" requiredMark="none" error={errors.date?.message} {...register("date")} />
      <FreeTimes requestId={requestId} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Time"
          type="time"
          requiredMark="none"
          error={errors.time_slot?.message}
          {...register("time_slot")}
        />
        <TextField
          label="Minutes"
          type="number"
          requiredMark="none"
          inputMode="numeric"
          min={15}
          step={5}
          error={errors.minutes?.message}
          {...register("minutes", { valueAsNumber: true })}
        />
      </div>
      <TextField
        label="Place"
        hint="Where they come to, if it is not the front desk."
        maxLength={120}
        error={errors.place?.message}
        {...register("place")}
      />
    </>
  );
}

/** When the animal can be met on that day; another time can be entered too. */
function FreeTimes({ requestId }: { requestId: number }) {
  const { setValue } = useFormContext<MeetingDraft>();
  const [date, time] = useWatch<MeetingDraft, ["date", "time_slot"]>({ name: ["date", "time_slot"] });
  const { data } = useQuery(meetingTimesQuery(requestId, date));
  const free = data?.times.filter(({ is_free: isFree }) => isFree);
  if (!free) return null;
  return (
    <fieldset
      aria-label="Free times"
      className="flex max-h-48 min-w-0 flex-wrap gap-2 overflow-y-auto thin-scrollbar p-1"
    >
      {free.length === 0 && <p className="text-ink-soft">Nothing is free on this day.</p>}
      {free.map(({ time_slot: slot }) => (
        <Chip key={slot} selected={slot === time} onToggle={() => setValue("time_slot", slot)}>
          {slot}
        </Chip>
      ))}
    </fieldset>
  );
}
