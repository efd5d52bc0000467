import type { UploadedPicture } from "@pawhaven/contract";
import { endSession } from "../../lib/api.ts";

export interface UploadTarget {
  url: string;
  preset: string;
  folder: string;
  /** Only the shop's own store wants to know who is sending. */
  token: string | undefined;
}

/** Sends a file to the image host, telling how much of it is gone. Rejects with words for the user. */
export function uploadPicture(
  file: File,
  target: UploadTarget,
  onProgress: (share: number) => void,
): Promise<UploadedPicture> {
  const form = new FormData();
  form.set("upload_preset", target.preset);
  form.set("folder", target.folder);
  form.set("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", target.url);
    if (target.token) request.setRequestHeader("authorization", `Bearer ${target.token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => reject(new Error("The picture could not be sent. Please try again.")));
    request.addEventListener("load", () => {
      const answer = parsed(request.responseText);
      if (request.status === 401 && target.token) endSession(target.token);
      if (request.status < 300 && answer?.secure_url && answer.public_id) resolve(answer as UploadedPicture);
      else reject(new Error(answer?.message ?? "The picture could not be kept. Please try again."));
    });
    request.send(form);
  });
}

function parsed(text: string): Partial<UploadedPicture & { message: string }> | undefined {
  try {
    return JSON.parse(text) as Partial<UploadedPicture & { message: string }>;
  } catch {
    return undefined;
  }
}
