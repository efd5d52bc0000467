import { type ReactNode, useId } from "react";

/** A titled part of a detail screen. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-small border border-line bg-surface p-4">
      <h2 id={id} className="mb-2 text-base font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
