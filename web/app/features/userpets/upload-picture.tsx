import type { UserpetDetails } from "@pawhaven/contract";
import manifest from "virtual:endpoint-manifest";
import { type RefObject, Suspense, useState } from "react";
import { expireSession } from "../../lib/api.ts";
import { errorMessage, isSignedOut } from "../../lib/api-errors.ts";
import { sendForm } from "../../lib/send-form.ts";
import { readSession } from "../../lib/session.ts";
import { acceptedImageTypes } from "../../lib/upload-image.ts";
import type { Square } from "../../ui/crop-square.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { shrinkPicture } from "../../ui/shrink-picture.ts";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

const CropDialog = lazyPart(async () => ({ default: (await import("../../ui/crop-dialog.tsx")).CropDialog }));

interface UploadPictureProps {
  pet: UserpetDetails;
  /** Click it to choose a file. */
  input: RefObject<HTMLInputElement | null>;
}

/** Lets the owner choose a file and the square of it that is shown. */
export function UploadPicture({ pet, input }: UploadPictureProps) {
  const [file, setFile] = useState<File>();
  const { mutate, isPending, error, reset } = useUserpetMutation({
    mutationFn: (square: Square) => upload(pet.id, square, file as File),
    done: "The picture is added.",
    onDone: () => setFile(undefined),
    onError: () => undefined,
  });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedImageTypes.join(",")}
        aria-label={`Picture of ${pet.name}`}
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
        <Suspense>
          <CropDialog
            file={file}
            isUploading={isPending}
            error={error ? errorMessage(error, "The picture could not be uploaded. Please try again.") : undefined}
            onUpload={mutate}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

async function upload(id: number, { left, top, side }: Square, file: File): Promise<UserpetDetails> {
  const token = readSession()?.token;
  const path = manifest.uploadUserpetImage.path.replace(":id", String(id));
  const fields = { left: String(left), top: String(top), side: String(side), file };
  return sendForm<UserpetDetails>(path, fields, token).catch((error: unknown) => {
    if (isSignedOut(error)) expireSession(token);
    throw error;
  });
}
