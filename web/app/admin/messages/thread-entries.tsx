import type { Thread, ThreadEntry } from "@pawhaven/contract";
import { Mail, Reply, StickyNote } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EntryAttachments } from "./entry-attachments.tsx";

const kinds: Record<ThreadEntry["kind"], { label: string; icon: IconComponent; classes: string }> = {
  message: { label: "wrote", icon: Mail, classes: "border-line bg-surface" },
  reply: { label: "answered", icon: Reply, classes: "border-teal bg-teal-soft lg:ml-10" },
  note: {
    label: "noted, for staff only",
    icon: StickyNote,
    classes: "border-amber border-dashed bg-amber-soft lg:ml-10",
  },
};

/** Oldest first. Everything is shown as text, whatever it looks like. */
export const ThreadEntries = ({ id, entries }: Pick<Thread, "id" | "entries">) => (
  <ol aria-label="Conversation" className="grid gap-3">
    {entries.map((entry) => (
      <li key={entry.id}>
        <Entry {...entry} threadId={id} />
      </li>
    ))}
  </ol>
);

function Entry({ threadId, attachments, left_out: leftOut, ...entry }: ThreadEntry & { threadId: number }) {
  const { kind, author, sender, text, is_cut: isCut, at } = entry;
  const { label, icon: Icon, classes } = kinds[kind];
  return (
    <article className={classNames("rounded-small border p-4", classes)}>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <span className="wrap-anywhere">
          <Icon className="mr-2 inline size-4 align-text-bottom text-ink-soft" />
          <strong>{author}</strong> {label}
          {sender && ` from ${sender}`}
        </span>
        <time dateTime={at} className="text-ink-soft">
          {formatDateTime(at)}
        </time>
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {isCut && <p className="mt-2 text-ink-soft">The rest of this mail was cut off.</p>}
      {attachments.length > 0 && <EntryAttachments threadId={threadId} attachments={attachments} />}
      {leftOut.length > 0 && <LeftOut texts={leftOut} />}
    </article>
  );
}

const LeftOut = ({ texts }: { texts: readonly string[] }) => (
  <div className="mt-3 text-ink-soft">
    <p>Not kept of this mail:</p>
    <ul className="list-disc pl-5">
      {[...new Set(texts)].map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  </div>
);
