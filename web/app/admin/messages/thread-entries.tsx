import type { ThreadEntry } from "@pawhaven/contract";
import { Mail, Reply, StickyNote } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";

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
export const ThreadEntries = ({ entries }: { entries: readonly ThreadEntry[] }) => (
  <ol aria-label="Conversation" className="grid gap-3">
    {entries.map((entry) => (
      <li key={entry.id}>
        <Entry {...entry} />
      </li>
    ))}
  </ol>
);

function Entry({ kind, author, sender, text, is_cut: isCut, at }: ThreadEntry) {
  const { label, icon: Icon, classes } = kinds[kind];
  return (
    <article className={classNames("rounded-small border p-4", classes)}>
      <header className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon className="size-4 shrink-0 text-ink-soft" />
        <span className="wrap-anywhere">
          <strong>{author}</strong> {label}
          {sender && ` from ${sender}`}
        </span>
        <time dateTime={at} className="text-ink-soft">
          {formatDateTime(at)}
        </time>
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {isCut && <p className="mt-2 text-ink-soft">The rest of this mail was cut off.</p>}
    </article>
  );
}
