import { maxReturnPhotos } from "@pawhaven/contract";
import { ImagePlus, X } from "lucide-react";
import { useId, useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { acceptedImageTypes, uploadOwnImage } from "../../lib/upload-image.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { IconButton } from "../../ui/button.tsx";
import { FieldError, FieldHint } from "../../ui/field-base.tsx";
import { Spinner } from "../../ui/spinner.tsx";

interface PhotoFieldProps {
  /** Public ids. */
  photos: readonly string[];
  onChange: (photos: string[]) => void;
  error: string | undefined;
}

/** Photos are uploaded at once; the form sends their ids. */
export function PhotoField({ photos, onChange, error }: PhotoFieldProps) {
  const id = useId();
  const { urls, upload } = useUpload((publicId) => onChange([...photos, publicId]));
  const failure = upload.error
    ? errorMessage(upload.error, "The photo could not be uploaded. Please try again.")
    : error;
  return (
    <div className="grid gap-2">
      <span className="font-bold">Photos</span>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map((photo, index) => (
          <li key={photo} className="relative">
            <img src={urls[photo]} alt={`No. ${index + 1}`} className="size-20 rounded-small object-cover" />
            <IconButton
              label={`Remove photo ${index + 1}`}
              icon={X}
              className="absolute -top-2 -right-2 bg-surface shadow-card"
              onClick={() => onChange(photos.filter((other) => other !== photo))}
            />
          </li>
        ))}
      </ul>
      {photos.length < maxReturnPhotos && (
        <label className="flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-small border border-line-strong px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-teal hover:border-ink">
          {upload.isPending ? <Spinner label="Uploading" /> : <ImagePlus className="size-5" />}
          Add a photo
          <input
            type="file"
            accept={acceptedImageTypes.join()}
            className="sr-only"
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) upload.mutate(file);
              event.target.value = "";
            }}
          />
        </label>
      )}
      <FieldHint id={`${id}-hint`}>
        Up to {maxReturnPhotos}, PNG, JPEG or WebP. They help us to understand what is wrong.
      </FieldHint>
      <FieldError id={`${id}-error`}>{failure}</FieldError>
    </div>
  );
}

function useUpload(onUploaded: (publicId: string) => void) {
  const { imageUpload } = useSiteConfig();
  const [urls, setUrls] = useState<Record<string, string>>({});
  const upload = useApiMutation({
    mutationFn: (file: File) => uploadOwnImage(file, "photo", imageUpload, () => {}),
    onSuccess: ({ public_id: publicId, secure_url: url }) => {
      setUrls((known) => ({ ...known, [publicId]: url }));
      onUploaded(publicId);
    },
  });
  return { urls, upload };
}
