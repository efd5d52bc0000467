import { type ImageKind, maxImageBytes, type UploadedImage, type UploadTarget } from "@pawhaven/contract";
import { expireSession } from "./api.ts";
import { UserError } from "./api-errors.ts";
import { readSession } from "./session.ts";

export const acceptedImageTypes = ["image/png", "image/jpeg", "image/webp"];

export function assertAcceptedImage(file: File): void {
  if (!acceptedImageTypes.includes(file.type)) throw new UserError("Please choose a PNG, JPEG or WebP picture.");
  if (file.size > maxImageBytes) throw new UserError(`The picture is larger than ${maxImageBytes / 1024 / 1024} MB.`);
}

/** Uploads an image to the customer's own folder. */
export async function uploadOwnImage(
  file: File,
  kind: ImageKind,
  { isOwnStore, ...target }: UploadTarget,
  onProgress: (fraction: number) => void,
): Promise<UploadedImage> {
  assertAcceptedImage(file);
  const session = readSession();
  const folder = `avatars/${session?.user.id}`;
  const ownStore = isOwnStore ? { kind, token: session?.token } : undefined;
  return sendImage(file, { ...target, folder, ownStore }, onProgress);
}

interface SendTarget extends Omit<UploadTarget, "isOwnStore"> {
  folder: string;
  /** An image host knows neither our customers nor our kinds of images. */
  ownStore: { kind: ImageKind; token: string | undefined } | undefined;
}

/** With XMLHttpRequest, because `fetch` does not report upload progress. */
function sendImage(file: File, target: SendTarget, onProgress: (fraction: number) => void): Promise<UploadedImage> {
  const form = new FormData();
  form.set("upload_preset", target.preset);
  form.set("folder", target.folder);
  if (target.ownStore) form.set("kind", target.ownStore.kind);
  form.set("file", file);
  const token = target.ownStore?.token;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", target.url);
    if (token) request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () =>
      reject(new UserError("The picture could not be uploaded. Please try again.")),
    );
    request.addEventListener("load", () => {
      const reply = parseReply(request.responseText);
      if (request.status === 401 && token) expireSession(token);
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
