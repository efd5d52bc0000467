import type { ReactNode } from "react";

export const rowClasses = "inline-flex min-h-9 items-center gap-2 wrap-anywhere";

export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 text-ink-soft">{children}</ul>
    </section>
  );
}
