import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface SectionProps {
  title: string;
  lead?: string;
  more?: { to: string; label: string };
  children: ReactNode;
}

export function Section({ title, lead, more, children }: SectionProps) {
  return (
    <section className="page-width mt-16 lg:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-heading">{title}</h2>
          {lead && <p className="mt-2 max-w-2xl text-ink-soft">{lead}</p>}
        </div>
        {more && (
          <Link to={more.to} className="group inline-flex min-h-11 items-center gap-2 font-bold text-teal-strong">
            {more.label}
            <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
