import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";

export const maxImageBytes = 5 * 1024 * 1024;

/** What an image host replies to an unsigned upload. The shop's own store replies the same. */
export const uploadedImage = z.object({ secure_url: z.string(), public_id: z.string() });
export type UploadedImage = z.output<typeof uploadedImage>;

export const imagesEndpoints = {
  uploadImage: endpoint({
    method: "POST",
    path: "/api/pictures/upload",
    summary: "Upload an image to the shop's own store (PNG, JPEG or WebP, at most 5 MB)",
    access: "customer",
    body: z.strictObject({ upload_preset: z.string().max(100), folder: z.string().max(100) }),
    file: { maxBytes: maxImageBytes },
    reply: uploadedImage,
    status: 201,
    errors: ["forbidden", "too_large", "unsupported_media_type"],
    limit: { times: 30, perSeconds: 3600 },
  }),
};
