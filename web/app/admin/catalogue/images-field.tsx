import { type GearDraft, maxGearImages } from "@pawhaven/contract";
import manifest from "virtual:staff-endpoint-manifest";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { PicturesEditor } from "./pictures-editor.tsx";

/** The first picture is the one on cards. */
export function ImagesField({ form }: { form: UseFormReturn<GearDraft> }) {
  const { register, control, formState, getValues } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "images" });
  const errors = formState.errors.images;
  return (
    <PicturesEditor
      pictures={fields}
      max={maxGearImages}
      uploadPath={manifest.uploadGearImage.path}
      error={errors?.root?.message ?? errors?.message}
      altField={(index) => ({
        required: true,
        error: errors?.[index]?.alt?.message ?? errors?.[index]?.url?.message,
        ...register(`images.${index}.alt`),
      })}
      onAdd={(url) => append({ url, alt: getValues("name") })}
      onRemove={remove}
      onMove={move}
    />
  );
}
