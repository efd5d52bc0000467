import { zodResolver } from "@hookform/resolvers/zod";
import { type CalendarResource, type StaffVisit, visitMove } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { capitalize } from "../../lib/capitalize.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { minutesOf } from "./layout/move-in-calendar.ts";
import { useMoveVisit } from "./use-move-visit.ts";

const fields = visitMove.pick({ date: true, time_slot: true }).extend({
  minutes: visitMove.shape.minutes.unwrap(),
  resource_ids: visitMove.shape.resource_ids.unwrap(),
});
interface Fields {
  date: string;
  time_slot: string;
  minutes: number;
  resource_ids: number[];
}

interface MoveDialogProps {
  visit: StaffVisit;
  resources: readonly Pick<CalendarResource, "id" | "kind" | "name" | "is_retired">[];
  onClose: () => void;
}

/** Everything that dragging can do, by keyboard and to the minute. */
export function MoveDialog({ visit, resources, onClose }: MoveDialogProps) {
  const taken = resources.filter(({ id }) => visit.resource_ids.includes(id));
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: {
      date: visit.date,
      time_slot: visit.time_slot,
      minutes: minutesOf(visit),
      resource_ids: taken.map(({ id }) => id),
    },
  });
  const { mutate, isPending, error } = useMoveVisit({
    onMoved: onClose,
    onRefused: (reason) => showFieldErrors(reason, setError),
  });
  const failure = formErrorMessage(error, "The visit could not be moved.");
  const move = ({ minutes, resource_ids, ...time }: Fields) => {
    const chosen = resource_ids.filter((id) => !visit.resource_ids.includes(id));
    mutate({
      visit,
      ...time,
      minutes: minutes === minutesOf(visit) ? undefined : minutes,
      resource_ids: chosen.length > 0 ? chosen : undefined,
    });
  };
  const { errors } = formState;
  return (
    <Modal open title={`Move ${visit.pet.name} to…`} size="small" onClose={onClose} locked={isPending}>
      <form noValidate className="grid gap-4 text-small" onSubmit={(event) => void handleSubmit(move)(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField label="Date" type="date" requiredMark="none" error={errors.date?.message} {...register("date")} />
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
            min={5}
            step={5}
            error={errors.minutes?.message}
            {...register("minutes", { valueAsNumber: true })}
          />
        </div>
        {taken.map(({ id, kind }, index) => (
          <SelectField
            key={id}
            label={capitalize(kind)}
            requiredMark="none"
            {...register(`resource_ids.${index}`, { valueAsNumber: true })}
          >
            {resources
              .filter((resource) => resource.kind === kind && (!resource.is_retired || resource.id === id))
              .map((resource) => (
                <option key={resource.id} value={resource.id}>
                  {resource.name}
                </option>
              ))}
          </SelectField>
        ))}
        <Button type="submit" size="small" busy={isPending}>
          Move
        </Button>
      </form>
    </Modal>
  );
}
