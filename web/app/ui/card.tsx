import { type ReactNode, useId } from "react";

/** A titled part of a screen, such as one concern of the profile. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6 rounded-card bg-surface p-6 shadow-card sm:p-10">
      <h2 id={id} className="mb-6 text-lead">
        {title}
      </h2>
      {children}
    </section>
  );
}
