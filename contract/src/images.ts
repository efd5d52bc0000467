import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { numberOrNumericString, requiredText } from "./core/fields.ts";

export const maxImageBytes = 5 * 1024 * 1024;

/** What an image host replies to an unsigned upload. The shop's own store replies the same. */
export const uploadedImage = z.object({ secure_url: z.string(), public_id: z.string() });
export type UploadedImage = z.output<typeof uploadedImage>;

/** An avatar becomes a square. A photo keeps its proportions. */
export const imageKinds = ["avatar", "photo"] as const;
export type ImageKind = (typeof imageKinds)[number];

/** A picture of the shop's own, which staff uploaded. */
export const storedPicture = z.strictObject({
  url: z.string().max(300),
  alt: requiredText("Please describe the picture.", 200),
});
export type StoredPicture = z.output<typeof storedPicture>;

const pixels = numberOrNumericString(z.number().int().nonnegative().max(20_000));

/** A picture in the form of a request, with the square of it that is shown. */
export const imageUpload = {
  method: "POST",
  body: z.strictObject({
    left: pixels.meta({ description: "Of the square, in the upright picture." }),
    top: pixels,
    side: pixels,
  }),
  file: { maxBytes: maxImageBytes },
  status: 201,
  errors: ["too_large", "unsupported_media_type"],
} as const;

/** What all uploads of staff's pictures have in common. */
export const pictureUpload = {
  ...imageUpload,
  access: "staff",
  unaudited: "Nothing shows the picture yet; the edit that does is in the log.",
  reply: z.object({ url: z.string() }),
} as const;

export const imagesEndpoints = {
  uploadImage: endpoint({
    method: "POST",
    path: "/api/pictures/upload",
    summary: "Upload an image to the shop's own store (PNG, JPEG or WebP, at most 5 MB)",
    access: "customer",
    body: z.strictObject({
      upload_preset: z.string().max(100),
      folder: z.string().max(100),
      kind: z.enum(imageKinds).default("avatar"),
    }),
    file: { maxBytes: maxImageBytes },
    reply: uploadedImage,
    status: 201,
    errors: ["forbidden", "too_large", "unsupported_media_type"],
    limit: { times: 30, perSeconds: 3600 },
  }),
};
