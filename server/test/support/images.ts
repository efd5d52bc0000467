import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { UploadedImage } from "@pawhaven/contract";
import sharp, { type Sharp } from "sharp";
import { afterAll, expect } from "vitest";
import type { TestShop } from "./test-shop.ts";

/** An image without uniform areas, so that a decoder cannot skip part of it unnoticed. */
export function anImage(width = 90, height = 60): Sharp {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A temporary data folder for one test file, and the images stored in it. */
export function imageFolder(): { folder: string; files(): string[]; contents(): Buffer[] } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-images-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const files = () => filesIn(folder);
  return { folder, files, contents: () => files().map((file) => readFileSync(file)) };
}

export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

export interface Upload {
  bytes: Buffer;
  name?: string;
  type?: string;
  /** The other form fields; the folder defaults to the sender's own. */
  fields?: Record<string, string>;
  field?: string;
}

export interface Uploader {
  id: number;
  token: string;
}

/** Multipart uploads, which the typed client does not support. */
export function imageCalls(shop: TestShop) {
  const send = ({ token }: { token?: string }, type: string | null, payload: Buffer) =>
    shop.app.inject({
      method: "POST",
      url: "/api/pictures/upload",
      headers: { ...(type && { "content-type": type }), ...(token && { authorization: `Bearer ${token}` }) },
      payload,
    });
  const sendForm = async (sender: { token?: string }, form: FormData) => {
    const encoded = new Response(form);
    return send(sender, encoded.headers.get("content-type"), Buffer.from(await encoded.arrayBuffer()));
  };
  return {
    send,
    sendForm,
    upload: (sender: Uploader, upload: Upload) => sendForm(sender, uploadFormOf(sender, upload)),
  };
}

/** Uploads an image that the shop is expected to accept. */
export async function uploadImage(shop: TestShop, sender: Uploader, bytes: Buffer): Promise<UploadedImage> {
  const response = await imageCalls(shop).upload(sender, { bytes });
  expect(response.statusCode).toBe(201);
  return response.json<UploadedImage>();
}

export function uploadFormOf(
  { id }: { id: number },
  { bytes, name = "cat.png", type = "image/png", fields = {}, field = "file" }: Upload,
): FormData {
  const form = new FormData();
  const all = { upload_preset: "own", folder: `avatars/${id}`, ...fields };
  for (const [key, value] of Object.entries(all)) form.set(key, value);
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}
