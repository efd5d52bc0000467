import type { ReactNode } from "react";

interface AuthCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
  aside?: ReactNode;
  footnote?: ReactNode;
}

export function AuthCard({ title, lead, children, aside, footnote }: AuthCardProps) {
  return (
    <div className="page-width flex justify-center py-10 lg:py-16">
      <div className="w-full max-w-md">
        <div className="rounded-card bg-surface p-6 shadow-card sm:p-10">
          <h1 className="text-heading">{title}</h1>
          {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
        {aside && <p className="mt-6 text-center">{aside}</p>}
        {footnote}
      </div>
    </div>
  );
}
