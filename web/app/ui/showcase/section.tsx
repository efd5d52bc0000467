import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  title: string;
  usage: string;
  children: ReactNode;
}

export const Section = ({ id, title, usage, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-6 pb-10">
    <h2 id={`${id}-title`} className="text-heading">
      {title}
    </h2>
    <p className="mt-2 mb-6 max-w-2xl text-ink-soft">{usage}</p>
    {children}
  </section>
);
