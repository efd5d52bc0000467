import { useWatch } from "react-hook-form";
import { TextField } from "../../ui/field.tsx";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { useContentEditor } from "./use-content-editor.ts";

export function FactsEditor({ content }: { content: Content }) {
  const editor = useContentEditor("facts", content);
  const { register, control, formState } = editor.form;
  const value = useWatch({ control, name: "value" });
  const errors = formState.errors.value;
  return (
    <EditorLayout editor={editor} value={value}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          required
          requiredMark="none"
          error={errors?.name?.message}
          {...register("value.name")}
        />
        <TextField
          label="Phone"
          type="tel"
          required
          requiredMark="none"
          error={errors?.phone?.message}
          {...register("value.phone")}
        />
        <TextField
          label="Emergency phone"
          type="tel"
          hint="Answered around the clock. If empty, the Contact page shows the ordinary number."
          error={errors?.emergency_phone?.message}
          {...register("value.emergency_phone")}
        />
        <TextField
          label="Email"
          type="email"
          required
          requiredMark="none"
          hint="Where messages from the Contact page go."
          error={errors?.email?.message}
          {...register("value.email")}
        />
        <TextField
          label="Address"
          required
          requiredMark="none"
          error={errors?.address?.message}
          {...register("value.address")}
        />
      </div>
    </EditorLayout>
  );
}
