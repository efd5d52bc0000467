import { ApiResponseError, maxImageBytes, type Profile } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";
import { readSession } from "../../lib/session.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { profileQuery } from "./queries.ts";
import { uploadImage } from "./upload-image.ts";

const acceptedImageTypes = new Set(["image/png", "image/jpeg", "image/webp"]);

export function useAvatar(profile: Profile) {
  const queryClient = useQueryClient();
  const { imageUpload } = useSiteConfig();
  const [preview, setPreview] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const cacheProfile = (changed: Profile) => queryClient.setQueryData(profileQuery.queryKey, changed);

  async function deleteCurrentAvatar(): Promise<void> {
    if (!profile.avatar_public_id) return;
    await api.deleteAvatar({ body: { public_id: profile.avatar_public_id } });
    cacheProfile({ ...profile, avatar_url: null, avatar_public_id: null });
  }

  async function replace(file: File): Promise<void> {
    const validationError = validateImage(file);
    setFailure(validationError);
    if (validationError) return;
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    try {
      await deleteCurrentAvatar();
      const target = {
        ...imageUpload,
        folder: `avatars/${profile.user_id}`,
        token: imageUpload.isOwnStore ? readSession()?.token : undefined,
      };
      const { secure_url: url, public_id: id } = await uploadImage(file, target, setProgress);
      cacheProfile(await api.setAvatar({ body: { avatar_url: url, avatar_public_id: id } }));
    } catch (error) {
      setFailure(
        error instanceof Error && error.message ? error.message : "The picture could not be changed. Please try again.",
      );
      setPreview(undefined);
    } finally {
      setProgress(null);
    }
  }

  async function remove(): Promise<void> {
    setFailure(undefined);
    setPreview(undefined);
    try {
      await deleteCurrentAvatar();
    } catch (error) {
      setFailure(
        (error instanceof ApiResponseError && error.message) || "The picture could not be removed. Please try again.",
      );
    }
  }

  return { preview, progress, failure, replace, remove };
}

function validateImage(file: File): string | undefined {
  if (!acceptedImageTypes.has(file.type)) return "Please choose a png, jpeg or webp picture.";
  if (file.size > maxImageBytes) return `The picture is larger than ${maxImageBytes / 1024 / 1024} MB.`;
  return undefined;
}
