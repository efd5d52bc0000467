import type { ClinicCalendar } from "@pawhaven/contract";
import { CalendarPlus } from "lucide-react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { toShopTime } from "../lib/shop-time.ts";
import { Panel } from "../ui/panel.tsx";
import { TimeFields } from "./time-fields.tsx";
import { useNewVisit } from "./use-new-visit.ts";
import { type VisitFields, visitResolver } from "./visit-fields.ts";
import { WhoFields } from "./who-fields.tsx";

interface NewVisitFormProps {
  calendar: ClinicCalendar;
  first: { date: string; time: string | undefined; resourceId: number; isNow: boolean };
}

const noGuest = { name: "", phone: "", email: "", pet_name: "", species: "" };

/** The shop's clock, at the last full five minutes. */
function timeNow(timeZone: string): string {
  const step = 5 * 60_000;
  return toShopTime(new Date(Math.floor(Date.now() / step) * step).toISOString(), timeZone).slice(11);
}

const firstFields = ({ calendar, first }: NewVisitFormProps): VisitFields => ({
  source: first.isNow ? "walk-in" : "phone",
  isGuest: false,
  pet_id: undefined,
  guest: noGuest,
  service_id: undefined,
  date: first.date,
  time_slot: first.time ?? (first.isNow ? timeNow(calendar.time_zone) : ""),
  minutes: Number.NaN,
  price: "",
  resource_id: first.resourceId,
  notes: "",
  private_note: "",
});

export function NewVisitForm(props: NewVisitFormProps) {
  const form = useForm({ resolver: visitResolver, defaultValues: firstFields(props) });
  const { register, handleSubmit, setError, formState, control } = form;
  const source = useWatch({ control, name: "source" });
  const { mutate, isPending, error } = useNewVisit((failure) =>
    showFieldErrors(failure, setError, { shouldFocus: true }),
  );
  const failure =
    errorCode(error) === "needs_override" ? error?.message : formErrorMessage(error, "The visit could not be booked.");
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid max-w-3xl gap-4"
        onSubmit={(event) => void handleSubmit((draft) => mutate(draft))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <Panel title="Who comes">
          <WhoFields />
        </Panel>
        <Panel title="What and when">
          <TimeFields calendar={props.calendar} />
        </Panel>
        <Panel title="Notes">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextAreaField
              label="What the customer says"
              rows={2}
              error={formState.errors.notes?.message}
              {...register("notes")}
            />
            <TextAreaField
              label="For staff"
              rows={2}
              hint="The customer never sees it."
              error={formState.errors.private_note?.message}
              {...register("private_note")}
            />
          </div>
        </Panel>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" icon={CalendarPlus} size="small" busy={isPending}>
            Book visit
          </Button>
          <p className="text-ink-soft">
            {source === "phone"
              ? "It is confirmed, and mailed if there is an address."
              : "It counts as arrived, without a mail."}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
