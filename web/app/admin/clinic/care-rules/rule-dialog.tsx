import { addDays, type CareRuleDraft, careRuleDraft, type Day, type StaffCareRule } from "@pawhaven/contract";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { ScheduleFields } from "./schedule-fields.tsx";
import { useRuleMutation } from "./use-rule-mutation.ts";

interface RuleDialogProps {
  rule: StaffCareRule;
  today: Day;
  onClose: () => void;
}

const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);

/** The version of before stays on record; the new one has to be reviewed again. */
export function RuleDialog({ rule, today, onClose }: RuleDialogProps) {
  const [draft, setDraft] = useState<CareRuleDraft>({
    name: rule.name,
    advice: rule.advice,
    schedule: rule.schedule,
    source: rule.source,
    source_url: rule.source_url,
    valid_from: laterOf(today, addDays(rule.valid_from, 1)),
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = (body: CareRuleDraft) => staffApi.createCareRuleVersion({ params: { id: rule.id }, body });
  const { mutate, isPending } = useRuleMutation(save, onClose);
  const submit = () => {
    const parsed = careRuleDraft.safeParse(draft);
    setErrors(parsed.success ? {} : messagesOf(parsed.error.issues));
    if (parsed.success) mutate(parsed.data);
  };
  const text = (field: "name" | "advice" | "source" | "source_url" | "valid_from") => ({
    value: draft[field],
    error: errors[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <Modal open title={`New version of ${rule.name}`} onClose={onClose} locked={isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label="Name" required {...text("name")} />
        <TextAreaField label="What customers read" hint="Never a dose" rows={3} {...text("advice")} />
        {draft.schedule && (
          <ScheduleFields
            schedule={draft.schedule}
            error={errors["schedule"]}
            onChange={(schedule) => setDraft({ ...draft, schedule })}
          />
        )}
        <TextField label="Source" required {...text("source")} />
        <TextField label="Link to the source" type="url" required {...text("source_url")} />
        <TextField
          label="Holds from"
          type="date"
          required
          hint="What it brings forward is due 30 days later at the earliest."
          {...text("valid_from")}
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="small" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="small" busy={isPending}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}

const messagesOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
