import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";

export const maxImageBytes = 5 * 1024 * 1024;

/** The unsigned upload of an image host, as the shop's own store offers it too. */
export const uploadedImage = z.object({ secure_url: z.string(), public_id: z.string() });
export type UploadedImage = z.output<typeof uploadedImage>;

export const imagesEndpoints = {
  uploadImage: endpoint({
    method: "POST",
    path: "/api/pictures/upload",
    summary: "Upload a picture of mine to the shop's own store (png, jpeg or webp, at most 5 MB)",
    access: "customer",
    body: z.strictObject({ upload_preset: z.string().max(100), folder: z.string().max(100) }),
    file: { maxBytes: maxImageBytes },
    reply: uploadedImage,
    status: 201,
    errors: ["forbidden", "too_large", "unsupported_media_type"],
    limit: { times: 30, perSeconds: 3600 },
  }),
};
