import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons; at most one of them is primary. */
  actions?: ReactNode;
}

/** The top of every screen of the workplace. */
export const PageHeader = ({ title, lead, actions }: PageHeaderProps) => (
  <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <div className="min-w-0">
      <h1 className="text-lead wrap-anywhere sm:text-heading">{title}</h1>
      {lead && <p className="text-ink-soft">{lead}</p>}
    </div>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
);
