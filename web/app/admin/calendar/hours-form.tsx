import type { Day, OpenSpan, StaffResource } from "@pawhaven/contract";
import { CalendarOff } from "lucide-react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { formatDay } from "../../lib/days.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { EditorConflict } from "../ui/editor-conflict.tsx";
import { exceptionOn } from "../clinic/resources/hours-of-day.ts";
import { SpansField } from "../clinic/resources/spans-field.tsx";
import { screenPath } from "../lib/paths.ts";
import { type HoursFields, useHoursEditor } from "./use-hours-editor.ts";

interface HoursFormProps {
  resource: StaffResource;
  date: Day;
  /** When the clinic is open. */
  opening: OpenSpan[];
  onDayOff: () => void;
  onClose: () => void;
}

export function HoursForm({ resource, date, opening, onDayOff, onClose }: HoursFormProps) {
  const editor = useHoursEditor({ resource, date, opening, onSaved: onClose });
  const { form, save, isSaving, failure } = editor;
  if (editor.conflict) return <EditorConflict editor={editor} labels={labels} toDraft={editor.toDraft} />;
  return (
    <Modal open title={`Hours of ${resource.name}`} onClose={onClose} locked={isSaving}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void form.handleSubmit((fields) => save(fields))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p className="font-bold">{formatDay(date, "long")}</p>
        <SpansOfDay form={form} />
        <p className="text-ink-soft">
          On this day only: see also the{" "}
          <TextLink to={screenPath(`resources/${resource.id}`)}>hours of every week</TextLink>. Nobody is booked while
          the clinic is closed.
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" size="small" icon={CalendarOff} disabled={isSaving} onClick={onDayOff}>
            Day off
          </Button>
          {exceptionOn(resource, date) && (
            <Button variant="secondary" size="small" disabled={isSaving} onClick={() => save({ spans: null })}>
              Usual hours
            </Button>
          )}
          <Button type="submit" size="small" busy={isSaving} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const labels = { spans: "Hours" };

const SpansOfDay = ({ form: { control, formState, getFieldState } }: { form: UseFormReturn<HoursFields> }) => (
  <Controller
    control={control}
    name="spans"
    render={({ field, fieldState }) => (
      <div>
        <SpansField
          label="Working time"
          spans={field.value ?? []}
          onChange={field.onChange}
          errorOf={(index, side) => getFieldState(`spans.${index}.${side}`, formState).error?.message}
        />
        <p aria-live="polite" className="font-semibold text-berry empty:hidden">
          {fieldState.error?.message}
        </p>
      </div>
    )}
  />
);
