import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

const sizes = { regular: "mt-6 p-6 sm:p-10", compact: "p-4 sm:p-6" };

interface CardProps {
  title: string;
  children: ReactNode;
  /** Compact ones stand beside each other in a grid; regular ones stand below each other. */
  size?: keyof typeof sizes;
  className?: string;
}

/** A titled part of a screen, such as one concern of the profile. */
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
