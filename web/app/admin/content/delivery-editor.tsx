import { countries, countryCodes } from "@pawhaven/contract";
import { useWatch } from "react-hook-form";
import { TextField } from "../../ui/field.tsx";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { useContentEditor } from "./use-content-editor.ts";

const number = { type: "number", inputMode: "numeric", required: true, requiredMark: "none" } as const;

export function DeliveryEditor({ content }: { content: Content }) {
  const editor = useContentEditor("delivery", content);
  const { register, control, formState } = editor.form;
  const value = useWatch({ control, name: "value" });
  const errors = formState.errors.value;
  return (
    <EditorLayout editor={editor} value={value}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Days to pack"
          hint="Days on which the shop is open, between the order and the carrier."
          error={errors?.handling_days?.message}
          {...number}
          {...register("value.handling_days", { valueAsNumber: true })}
        />
        <TextField
          label="Cut-off"
          type="time"
          required
          requiredMark="none"
          hint="What is ordered later counts as ordered on the next day."
          error={errors?.cut_off?.message}
          {...register("value.cut_off")}
        />
      </div>
      <p className="text-ink-soft">Days on the way, from Monday to Friday:</p>
      {countryCodes.map((country) => (
        <fieldset key={country} className="grid grid-cols-2 gap-4">
          <legend className="mb-1 font-bold">{countries[country]}</legend>
          {(["min", "max"] as const).map((end) => (
            <TextField
              key={end}
              label={end === "min" ? "At least" : "At most"}
              error={errors?.transit?.[country]?.[end]?.message}
              {...number}
              {...register(`value.transit.${country}.${end}`, { valueAsNumber: true })}
            />
          ))}
        </fieldset>
      ))}
      <p className="text-ink-soft">Orders that are placed already keep the days they were promised.</p>
    </EditorLayout>
  );
}
