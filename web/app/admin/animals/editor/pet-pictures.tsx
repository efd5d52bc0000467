import { maxPetImages } from "@pawhaven/contract";
import manifest from "virtual:staff-endpoint-manifest";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { PicturesEditor } from "../../catalogue/pictures-editor.tsx";
import type { PetFields } from "./pet-fields.ts";

/** The first picture is the one on cards. */
export function PetPictures({ form: { register, control, formState } }: { form: UseFormReturn<PetFields> }) {
  const { fields, append, remove, move } = useFieldArray({ control, name: "pet.images" });
  const errors = formState.errors.pet?.images;
  return (
    <PicturesEditor
      pictures={fields}
      max={maxPetImages}
      uploadPath={manifest.uploadPetImage.path}
      error={errors?.root?.message ?? errors?.message}
      altField={(index) => ({
        required: false,
        error: errors?.[index]?.alt?.message ?? errors?.[index]?.url?.message,
        ...register(`pet.images.${index}.alt`),
      })}
      onAdd={(url) => append({ url, alt: "" })}
      onRemove={remove}
      onMove={move}
    />
  );
}
