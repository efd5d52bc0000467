import { useWatch, Controller } from "react-hook-form";
import type { Content } from "./content-api.ts";
import { EditorLayout } from "./editor-layout.tsx";
import { useContentEditor } from "./use-content-editor.ts";
import { WeekField } from "./week-field.tsx";

const places = [
  { place: "shop", title: "Shop" },
  { place: "clinic", title: "Clinic and spa" },
] as const;

export function HoursEditor({ content }: { content: Content }) {
  const editor = useContentEditor("hours", content);
  const { control } = editor.form;
  const value = useWatch({ control, name: "value" });
  return (
    <EditorLayout editor={editor} value={value}>
      <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
        {places.map(({ place, title }) => (
          <Controller
            key={place}
            control={control}
            name={`value.${place}`}
            render={({ field, formState: { errors } }) => (
              <WeekField
                title={title}
                week={field.value}
                onChange={field.onChange}
                errorOf={(day, side) => errors.value?.[place]?.[day]?.[side]?.message}
              />
            )}
          />
        ))}
      </div>
      <p className="text-ink-soft">The hours of clinic and spa decide which times can be booked.</p>
    </EditorLayout>
  );
}
