import type { AttachmentType } from "@pawhaven/contract";

const maxLength = 100;
const extensions: Record<AttachmentType, string> = { "image/webp": "webp", "application/pdf": "pdf" };

/** As somebody named it, without what a file name cannot have or what makes it look like another one. */
export const cleanName = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
    .trim()
    .slice(0, maxLength)
    .toWellFormed() || "unnamed file";

/** With the extension of what the file is, whatever it claimed to be. */
export const attachmentName = (name: string, type: AttachmentType): string =>
  `${cleanName(name).replace(/\.\w{1,5}$/, "")}.${extensions[type]}`;
