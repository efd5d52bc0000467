import type { UploadedImage } from "@pawhaven/contract";
import { expireSession } from "../../lib/api.ts";
import { UserError } from "../../lib/api-errors.ts";

export interface UploadTarget {
  url: string;
  preset: string;
  folder: string;
  /** Only the shop's own image store asks for it. */
  token: string | undefined;
}

/** Uploads with XMLHttpRequest, because `fetch` does not report upload progress. */
export function uploadImage(
  file: File,
  target: UploadTarget,
  onProgress: (fraction: number) => void,
): Promise<UploadedImage> {
  const form = new FormData();
  form.set("upload_preset", target.preset);
  form.set("folder", target.folder);
  form.set("file", file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", target.url);
    if (target.token) request.setRequestHeader("authorization", `Bearer ${target.token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () =>
      reject(new UserError("The picture could not be uploaded. Please try again.")),
    );
    request.addEventListener("load", () => {
      const reply = parseReply(request.responseText);
      if (request.status === 401 && target.token) expireSession(target.token);
      if (request.status < 300 && reply?.secure_url && reply.public_id) resolve(reply as UploadedImage);
      else reject(new UserError(reply?.message ?? "The picture could not be saved. Please try again."));
    });
    request.send(form);
  });
}

function parseReply(text: string): Partial<UploadedImage & { message: string }> | undefined {
  try {
    return JSON.parse(text) as Partial<UploadedImage & { message: string }>;
  } catch {
    return undefined;
  }
}
