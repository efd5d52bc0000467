import { ImagePlus, Trash2 } from "lucide-react";
import manifest from "virtual:staff-endpoint-manifest";
import { useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Button, IconButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { PictureUpload } from "../../catalogue/picture-upload.tsx";
import type { ServiceFields } from "./service-fields.ts";

/** One picture, or none. Its words are those of the name until somebody writes better ones. */
export function PictureField({ form }: { form: UseFormReturn<ServiceFields> }) {
  const { control, register, setValue, getValues, formState } = form;
  const input = useRef<HTMLInputElement>(null);
  const image = useWatch({ control, name: "image" });
  const show = (picture: ServiceFields["image"]) => setValue("image", picture, { shouldDirty: true });
  const errors = formState.errors.image;
  return (
    <div className="grid gap-3">
      {image ? (
        <div className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3">
          <ResponsiveImage image={image.url} alt="" sizes="80px" className="overflow-hidden rounded-small" />
          <TextField
            label="What it shows"
            hint="For people who do not see it, and for search engines."
            required
            requiredMark="none"
            maxLength={200}
            error={errors?.alt?.message ?? errors?.url?.message}
            {...register("image.alt")}
          />
          <IconButton label="Remove picture" icon={Trash2} onClick={() => show(null)} />
        </div>
      ) : (
        <p className="text-ink-soft">No picture. Customers see one where they read about the service and book it.</p>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={ImagePlus}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {image ? "Other picture" : "Add picture"}
      </Button>
      <PictureUpload
        path={manifest.uploadServiceImage.path}
        input={input}
        onUploaded={(url) => show({ url, alt: image?.alt ?? getValues("name") })}
      />
    </div>
  );
}
