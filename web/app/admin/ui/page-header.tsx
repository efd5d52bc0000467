import type { ReactNode } from "react";
import { useDocumentTitle } from "../lib/use-document-title.ts";

interface PageHeaderProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons; at most one of them is primary. */
  actions?: ReactNode;
}

/** The top of every screen of the workplace. Its title is that of the browser tab too, so that two orders are told apart. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h1 className="text-lead wrap-anywhere">{title}</h1>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
