import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface CardProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** A part of a screen under a heading of its own. */
export function Card({ title, children, className }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("rounded-card bg-surface p-4 shadow-card sm:p-6", className)}>
      <h2 id={id} className="mb-4 text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}
