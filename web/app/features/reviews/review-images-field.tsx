import { maxAltLength, maxReviewImages, type MyReview } from "@pawhaven/contract";
import { ImagePlus } from "lucide-react";
import { useId, useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { acceptedImageTypes, uploadOwnImage } from "../../lib/upload-image.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { FieldError } from "../../ui/field-base.tsx";
import { Progress } from "../../ui/progress.tsx";

export type ReviewImage = MyReview["images"][number];

/** As the API takes it. */
export const toImageDraft = ({ public_id, alt }: ReviewImage) => ({ public_id, alt });

interface ReviewImagesFieldProps {
  images: readonly ReviewImage[];
  onChange: (images: ReviewImage[]) => void;
}

/** Pictures are uploaded when they are chosen; they belong to the review once it is saved. */
export function ReviewImagesField({ images, onChange }: ReviewImagesFieldProps) {
  const { add, progress, failure } = useAddImage((image) => onChange([...images, image]));
  const replace = (id: string, alt: string) =>
    onChange(images.map((image) => (image.public_id === id ? { ...image, alt } : image)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">
        Pictures <span className="text-small font-normal text-ink-soft">(optional, up to {maxReviewImages})</span>
      </legend>
      {images.map((image, index) => (
        <ImageRow
          key={image.public_id}
          image={image}
          position={index + 1}
          onAlt={(alt) => replace(image.public_id, alt)}
          onRemove={() => onChange(images.filter(({ public_id }) => public_id !== image.public_id))}
        />
      ))}
      {progress === null ? (
        images.length < maxReviewImages && <AddImage onChoose={add} failure={failure} />
      ) : (
        <Progress label="Uploading your picture" value={progress} max={1} />
      )}
    </fieldset>
  );
}

function useAddImage(onAdded: (image: ReviewImage) => void) {
  const { imageUpload } = useSiteConfig();
  const [progress, setProgress] = useState(0);
  const { mutate, isPending, error } = useApiMutation({
    mutationFn: (file: File) => uploadOwnImage(file, "photo", imageUpload, setProgress),
    onSuccess: ({ secure_url: url, public_id }) => onAdded({ public_id, url, alt: "" }),
  });
  return {
    add: (file: File) => {
      setProgress(0);
      mutate(file);
    },
    progress: isPending ? progress : null,
    failure: error ? errorMessage(error, "The picture could not be uploaded. Please try again.") : undefined,
  };
}

interface ImageRowProps {
  image: ReviewImage;
  position: number;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

const ImageRow = ({ image: { url, alt }, position, onAlt, onRemove }: ImageRowProps) => (
  <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1">
    <img
      src={url}
      alt=""
      width={72}
      height={72}
      className="row-span-2 mt-8 size-18 rounded-small bg-sunken object-cover"
    />
    <TextField
      label={`What picture ${position} shows`}
      requiredMark="none"
      hint="For people who cannot see it."
      value={alt}
      maxLength={maxAltLength}
      onChange={({ target }) => onAlt(target.value)}
    />
    <Button variant="ghost" size="small" className="justify-self-start" onClick={onRemove}>
      Remove<span className="sr-only"> picture {position}</span>
    </Button>
  </div>
);

function AddImage({ onChoose, failure }: { onChoose: (file: File) => void; failure: string | undefined }) {
  const id = useId();
  return (
    <div className="grid justify-items-start gap-2">
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-bold transition-colors focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-teal hover:bg-sunken"
      >
        <ImagePlus className="size-5" />
        Add a picture
        <input
          id={id}
          type="file"
          accept={acceptedImageTypes.join()}
          aria-describedby={failure ? `${id}-error` : undefined}
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            if (file) onChoose(file);
          }}
        />
      </label>
      <FieldError id={`${id}-error`}>{failure}</FieldError>
    </div>
  );
}
