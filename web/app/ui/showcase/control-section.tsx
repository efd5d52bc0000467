import type { ReactNode } from "react";

interface ControlSectionProps {
  title: string;
  children: ReactNode;
}

export const ControlSection = ({ title, children }: ControlSectionProps) => (
  <section className="grid gap-6 border-t border-line pt-6 pb-10">
    <h2 className="text-heading">{title}</h2>
    {children}
  </section>
);

export const ControlRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
);

export const ControlGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
);
