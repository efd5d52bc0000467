import { CheckboxField, TextField } from "../../../ui/field.tsx";
import type { BlockFields } from "./block-fields.ts";

interface BlockTimeFieldsProps {
  fields: BlockFields;
  errors: Readonly<Record<string, string>>;
  onChange: (fields: BlockFields) => void;
}

const missing = "Please enter a day and a time.";

export function BlockTimeFields({ fields, errors, onChange }: BlockTimeFieldsProps) {
  const bind = (name: "from_day" | "from_time" | "to_day" | "to_time" | "reason") => ({
    value: fields[name],
    required: true,
    requiredMark: "none" as const,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...fields, [name]: target.value }),
  });
  const isMissing = (day: string, time: string) => day === "" || (!fields.is_all_day && time === "");
  const startError =
    errors["starts_at"] && (isMissing(fields.from_day, fields.from_time) ? missing : errors["starts_at"]);
  const endError = errors["ends_at"] && (isMissing(fields.to_day, fields.to_time) ? missing : errors["ends_at"]);
  const moveStart = ({ target: { value } }: { target: { value: string } }) =>
    onChange({ ...fields, from_day: value, to_day: fields.to_day < value ? value : fields.to_day });
  return (
    <>
      <CheckboxField
        label="All day"
        checked={fields.is_all_day}
        onChange={({ target }) => onChange({ ...fields, is_all_day: target.checked })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField label="From" type="date" {...bind("from_day")} onChange={moveStart} error={startError} />
        {!fields.is_all_day && <TextField label="At" type="time" {...bind("from_time")} />}
        <TextField
          label={fields.is_all_day ? "To and including" : "To"}
          type="date"
          {...bind("to_day")}
          error={endError}
        />
        {!fields.is_all_day && <TextField label="Until" type="time" {...bind("to_time")} />}
      </div>
      <TextField label="Reason" maxLength={200} {...bind("reason")} error={errors["reason"]} />
    </>
  );
}
