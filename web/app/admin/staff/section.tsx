import { type ReactNode, useId } from "react";

/** A part of a screen under a heading of its own. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div>
        <h2 id={id} className="text-lead">
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Rows of about 40 pixels where the table is one. */
export const denseTable = "@4xl:[&_td]:py-0.5 @4xl:[&_th]:py-2 [&_td]:h-10";
