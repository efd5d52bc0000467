import { type RefObject, useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { sendForm } from "../../lib/send-form.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { shrinkPicture } from "../../ui/shrink-picture.ts";
import { CropDialog } from "../../ui/crop-dialog.tsx";
import type { Square } from "../../ui/crop-square.ts";

interface PictureUploadProps {
  /** The endpoint that stores the picture. */
  path: string;
  /** Click it to choose a file. */
  input: RefObject<HTMLInputElement | null>;
  /** Opens the camera instead of the files, on devices that have one. */
  isCamera?: boolean;
  onUploaded: (url: string) => void;
}

/** Lets staff choose a file and the square of it that is shown. */
export function PictureUpload({ path, input, isCamera = false, onUploaded }: PictureUploadProps) {
  const [file, setFile] = useState<File>();
  const { mutate, isPending, error, reset } = useStaffMutation({
    mutationFn: ({ left, top, side }: Square) =>
      sendForm<{ url: string }>(path, {
        left: String(left),
        top: String(top),
        side: String(side),
        file: file as File,
      }),
    onSuccess: ({ url }) => {
      onUploaded(url);
      setFile(undefined);
    },
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        capture={isCamera ? "environment" : undefined}
        aria-label={isCamera ? "Picture from the camera" : "Picture file"}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          reset();
          const chosen = target.files?.[0];
          if (chosen) void shrinkPicture(chosen).then(setFile);
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
