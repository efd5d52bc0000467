import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll } from "vitest";
import type { TestShop } from "./test-shop.ts";

/** A picture in which no two places look the same, so that nothing of it can be left out unnoticed. */
export function anImage(width = 90, height = 60): Sharp {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A data folder of a test's own, and what is kept of pictures in it. */
export function imageFolder(): { folder: string; files(): string[]; contents(): Buffer[] } {
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-pictures-"));
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
  /** The fields beside the file; the folder is the sender's own unless said otherwise. */
  fields?: Record<string, string>;
  field?: string;
}

export interface Uploader {
  id: number;
  token: string;
}

/** Calls of the picture store as a browser makes them. */
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
