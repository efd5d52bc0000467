import { type AttachmentFile, maxAttachmentBytes, maxAttachments } from "@pawhaven/contract";
import { ApiError } from "../../../platform/http/api-error.ts";
import { hasImageSignature } from "../../../platform/images/image-signature.ts";
import type { InboundFile } from "../../../platform/mail/inbound-mail.ts";
import type { Answers } from "../message-context.ts";
import { attachmentName, cleanName } from "./attachment-name.ts";

export type AcceptedFile = AttachmentFile & { bytes: Buffer };

export interface AcceptedFiles {
  accepted: AcceptedFile[];
  /** In words, for staff. */
  leftOut: string[];
}

const reasons = {
  kind: "is not a picture (PNG, JPEG, WebP) or a PDF",
  size: "is too large",
  count: `is more than the ${maxAttachments} files that are kept of a mail`,
  picture: "is a picture that cannot be read",
  room: "does not fit: this conversation has as many files as it can hold",
};
const pdfSignature = Buffer.from("%PDF-");

/** What a file is, is read from its content. Pictures are decoded and encoded again, so nothing hides in them. */
export async function acceptAttachments(
  pictures: Answers["pictures"],
  sender: string,
  files: readonly InboundFile[],
): Promise<AcceptedFiles> {
  const accepted: AcceptedFile[] = [];
  const leftOut: string[] = [];
  for (const { name, bytes } of files) {
    const result = accepted.length < maxAttachments ? await accept(pictures, sender, name, bytes) : "count";
    if (typeof result === "string") leftOut.push(`${cleanName(name)} ${reasons[result]}`);
    else accepted.push(result);
  }
  return { accepted, leftOut };
}

async function accept(
  pictures: Answers["pictures"],
  sender: string,
  name: string,
  bytes: Buffer | undefined,
): Promise<AcceptedFile | keyof typeof reasons> {
  // mutant(../attachments.test.ts): a file of a mail has a limited size
  if (!bytes || bytes.length > maxAttachmentBytes) return "size";
  if (bytes.subarray(0, pdfSignature.length).equals(pdfSignature))
    return { name: attachmentName(name, "application/pdf"), type: "application/pdf", bytes };
  // mutant(../attachments.test.ts): of a mail, pictures and PDFs are kept
  if (!hasImageSignature(bytes)) return "kind";
  const picture = await pictures.sanitize(sender, bytes, "photo").catch(undefinedIfUnreadable);
  if (!picture) return "picture";
  return { name: attachmentName(name, "image/webp"), type: "image/webp", bytes: Buffer.from(picture) };
}

/** Other errors pass: the mail is then delivered again. */
function undefinedIfUnreadable(error: unknown): undefined {
  if (error instanceof ApiError && error.code === "unsupported_media_type") return undefined;
  throw error;
}

const maxNamed = 10;

/** A mail can have hundreds of files that are left out, and not all of them are named. */
export function fitIntoThread({ accepted, leftOut }: AcceptedFiles, freeBytes: number): AcceptedFiles {
  const fitting: AcceptedFile[] = [];
  const others: string[] = [];
  let free = freeBytes;
  for (const file of accepted) {
    // mutant(../attachments.test.ts): a thread holds a limited number of bytes
    if (file.bytes.length > free) {
      others.push(`${file.name} ${reasons.room}`);
      continue;
    }
    fitting.push(file);
    free -= file.bytes.length;
  }
  return { accepted: fitting, leftOut: shortened([...leftOut, ...others]) };
}

const shortened = (texts: readonly string[]): string[] =>
  texts.length <= maxNamed ? [...texts] : [...texts.slice(0, maxNamed), `${texts.length - maxNamed} more files`];
