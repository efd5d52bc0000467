import type { Profile } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { assertAcceptedImage, uploadOwnImage } from "../../lib/upload-image.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { profileQuery } from "./queries.ts";

export function useAvatar(profile: Profile) {
  const queryClient = useQueryClient();
  const { imageUpload } = useSiteConfig();
  const [preview, setPreview] = useState<string>();
  const [progress, setProgress] = useState(0);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  const cacheProfile = (changed: Profile) => queryClient.setQueryData(profileQuery.queryKey, changed);

  async function deleteCurrentAvatar(): Promise<void> {
    if (!profile.avatar_public_id) return;
    await api.deleteAvatar({ body: { public_id: profile.avatar_public_id } });
    cacheProfile({ ...profile, avatar_url: null, avatar_public_id: null });
  }

  const replace = useApiMutation({
    mutationFn: async (file: File) => {
      assertAcceptedImage(file);
      setPreview(URL.createObjectURL(file));
      setProgress(0);
      await deleteCurrentAvatar();
      const { secure_url: url, public_id: id } = await uploadOwnImage(file, "avatar", imageUpload, setProgress);
      return api.setAvatar({ body: { avatar_url: url, avatar_public_id: id } });
    },
    onSuccess: cacheProfile,
    onError: () => setPreview(undefined),
    onSignedOut: () => setPreview(undefined),
  });
  const remove = useApiMutation({ mutationFn: deleteCurrentAvatar });

  return {
    preview,
    progress: replace.isPending ? progress : null,
    failure: replace.error
      ? errorMessage(replace.error, "The picture could not be changed. Please try again.")
      : remove.error
        ? errorMessage(remove.error, "The picture could not be removed. Please try again.")
        : undefined,
    replace: (file: File) => {
      remove.reset();
      replace.mutate(file);
    },
    remove: () => {
      replace.reset();
      setPreview(undefined);
      remove.mutate();
    },
  };
}
