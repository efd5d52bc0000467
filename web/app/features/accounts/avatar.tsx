import { maxImageBytes, type Profile } from "@pawhaven/contract";
import { Camera, UserRound } from "lucide-react";
import { useId } from "react";
import { acceptedImageTypes } from "../../lib/upload-image.ts";
import { FieldError } from "../../ui/field-base.tsx";
import { Progress } from "../../ui/progress.tsx";
import { useAvatar } from "./use-avatar.ts";

export function Avatar({ profile }: { profile: Profile }) {
  const { preview, progress, failure, replace, remove } = useAvatar(profile);
  const inputId = useId();
  const imageUrl = preview ?? profile.avatar_url?.url;
  return (
    <div className="flex flex-wrap items-center gap-6">
      <div className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-full bg-peach text-coral">
        {imageUrl ? (
          <img src={imageUrl} alt="" width={112} height={112} className="size-full object-cover" />
        ) : (
          <UserRound className="size-14" strokeWidth={1.5} />
        )}
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={inputId}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-bold transition-colors has-disabled:cursor-progress has-disabled:bg-sunken has-disabled:text-ink-soft focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-teal hover:bg-sunken"
          >
            <Camera className="size-5" />
            Change picture
            <input
              id={inputId}
              type="file"
              accept={acceptedImageTypes.join()}
              disabled={progress !== null}
              aria-describedby={failure ? `${inputId}-error` : undefined}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = "";
                if (file) replace(file);
              }}
            />
          </label>
          {profile.avatar_public_id && progress === null && (
            <button
              type="button"
              onClick={remove}
              className="min-h-11 cursor-pointer px-2 underline underline-offset-4"
            >
              Remove
            </button>
          )}
        </div>
        <div className="min-h-10 text-small text-ink-soft">
          {progress === null ? (
            <p>PNG, JPEG or WebP, up to {maxImageBytes / 1024 / 1024} MB.</p>
          ) : (
            <Progress label="Uploading your picture" value={progress} max={1} />
          )}
          <FieldError id={`${inputId}-error`}>{failure}</FieldError>
        </div>
      </div>
    </div>
  );
}
