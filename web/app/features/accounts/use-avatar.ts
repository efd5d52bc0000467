import { ApiRefusal, mostPictureBytes, type Profile } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";
import { readSession } from "../../lib/session.ts";
import { useSite } from "../../lib/site.ts";
import { profileQuery } from "./queries.ts";
import { uploadPicture } from "./upload-picture.ts";

const accepted = new Set(["image/png", "image/jpeg", "image/webp"]);

export function useAvatar(profile: Profile) {
  const queryClient = useQueryClient();
  const { pictures } = useSite();
  const [preview, setPreview] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const keep = (changed: Profile) => queryClient.setQueryData(profileQuery.queryKey, changed);

  async function deleteOld(): Promise<void> {
    if (!profile.avatar_public_id) return;
    await api.deleteAvatar({ body: { public_id: profile.avatar_public_id } });
    keep({ ...profile, avatar_url: null, avatar_public_id: null });
  }

  async function replace(file: File): Promise<void> {
    const refusal = whyNot(file);
    setFailure(refusal);
    if (refusal) return;
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    try {
      await deleteOld();
      const target = {
        ...pictures,
        folder: `avatars/${profile.user_id}`,
        token: pictures.isOwn ? readSession()?.token : undefined,
      };
      const { secure_url: url, public_id: id } = await uploadPicture(file, target, setProgress);
      keep(await api.setAvatar({ body: { avatar_url: url, avatar_public_id: id } }));
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
      await deleteOld();
    } catch (error) {
      setFailure(
        (error instanceof ApiRefusal && error.message) || "The picture could not be removed. Please try again.",
      );
    }
  }

  return { preview, progress, failure, replace, remove };
}

function whyNot(file: File): string | undefined {
  if (!accepted.has(file.type)) return "Please choose a png, jpeg or webp picture.";
  if (file.size > mostPictureBytes) return `The picture is larger than ${mostPictureBytes / 1024 / 1024} MB.`;
  return undefined;
}
