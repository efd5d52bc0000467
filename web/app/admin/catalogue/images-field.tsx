import { type GearDraft, maxGearImages } from "@pawhaven/contract";
import manifest from "virtual:staff-endpoint-manifest";
import { useRef, useState } from "react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { errorMessage } from "../../lib/api-errors.ts";
import { TextField } from "../../ui/field.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { ListEditor } from "../content/list-editor.tsx";
import { sendForm } from "../lib/send-form.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { CropDialog } from "./crop-dialog.tsx";
import type { Square } from "./crop-square.ts";

/** The first picture is the one on cards. */
export function ImagesField({ form }: { form: UseFormReturn<GearDraft> }) {
  const { register, control, formState, watch } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: "images" });
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const errors = formState.errors.images;
  const { mutate, isPending, error, reset } = useStaffMutation({
    mutationFn: ({ left, top, side }: Square) =>
      sendForm<{ url: string }>(manifest.uploadGearImage.path, {
        left: String(left),
        top: String(top),
        side: String(side),
        file: file as File,
      }),
    onSuccess: ({ url }) => {
      append({ url, alt: watch("name") });
      setFile(undefined);
    },
  });
  return (
    <>
      <ListEditor
        ids={fields.map(({ id }) => id)}
        noun="picture"
        emptyText="No pictures yet. The first one is shown on cards."
        error={errors?.root?.message ?? errors?.message}
        onAdd={() => fields.length < maxGearImages && input.current?.click()}
        onRemove={remove}
        onMove={move}
      >
        {(index) => (
          <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-3">
            <ResponsiveImage image={fields[index]?.url} alt="" sizes="80px" className="overflow-hidden rounded-small" />
            <TextField
              label="What it shows"
              hint="For people who do not see it, and for search engines."
              required
              requiredMark="none"
              maxLength={200}
              error={errors?.[index]?.alt?.message ?? errors?.[index]?.url?.message}
              {...register(`images.${index}.alt`)}
            />
          </div>
        )}
      </ListEditor>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label="Picture file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          reset();
          setFile(target.files?.[0]);
          target.value = ""; // so that the same file can be chosen again
        }}
      />
      {file && (
        <CropDialog
          file={file}
          isUploading={isPending}
          error={error ? errorMessage(error, "The picture could not be uploaded. Please try again.") : undefined}
          onUpload={mutate}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
}
