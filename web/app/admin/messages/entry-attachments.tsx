import { type Attachment, buildPath } from "@pawhaven/contract";
import { FileText } from "lucide-react";
import manifest from "virtual:staff-endpoint-manifest";
import { formatBytes } from "../lib/format-bytes.ts";

interface EntryAttachmentsProps {
  threadId: number;
  attachments: readonly Attachment[];
}

/** Pictures are shown, PDFs can be saved. */
export const EntryAttachments = ({ threadId, attachments }: EntryAttachmentsProps) => (
  <ul aria-label="Files" className="mt-3 flex flex-wrap items-start gap-2">
    {attachments.map((attachment) => (
      <li key={attachment.id} className="min-w-0">
        <AttachmentLink {...attachment} url={urlOf(threadId, attachment.id)} />
      </li>
    ))}
  </ul>
);

const urlOf = (threadId: number, id: number) =>
  buildPath(manifest.getAttachment.path, { params: { id: threadId, attachment_id: id } });

const AttachmentLink = ({ name, type, size, url }: Attachment & { url: string }) =>
  type === "image/webp" ? (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img
        src={url}
        alt={name}
        loading="lazy"
        className="h-32 max-w-full rounded-small border border-line object-cover"
      />
    </a>
  ) : (
    <a
      href={url}
      download={name}
      className="flex min-h-11 items-center gap-2 rounded-small border border-line-strong bg-surface px-3 no-underline hover:border-ink"
    >
      <FileText className="size-4 shrink-0 text-ink-soft" />
      <span className="wrap-anywhere underline">{name}</span>
      <span className="shrink-0 text-ink-soft tabular-nums">{formatBytes(size)}</span>
    </a>
  );
