import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

const sizes = { regular: "mt-6 p-6 sm:p-10", compact: "p-4 sm:p-6" };

interface CardProps {
  title: string;
  children: ReactNode;
  /** Compact cards sit side by side in a grid; regular cards are stacked. */
  size?: keyof typeof sizes;
  className?: string;
}

/** A titled section of a screen. */
export function Card({ title, children, size = "regular", className }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames("rounded-card bg-surface shadow-card", sizes[size], className)}>
      <h2 id={id} className={classNames("text-lead", size === "compact" ? "mb-4" : "mb-6")}>
        {title}
      </h2>
      {children}
    </section>
  );
}
