import type { ReactNode } from "react";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";

export type BadgeTone = "coral" | "teal" | "amber" | "berry" | "neutral";

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconComponent;
  className?: string;
  children: ReactNode;
}

const tones: Record<BadgeTone, string> = {
  coral: "bg-coral-soft text-coral-strong",
  teal: "bg-teal-soft text-teal-strong",
  amber: "bg-amber-soft text-amber-strong",
  berry: "bg-berry-soft text-berry",
  neutral: "bg-sunken text-ink-soft",
};

/** A status or fact in a word or two. For something clickable use `Chip`. */
export function Badge({ tone = "neutral", icon: Icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-small font-bold whitespace-nowrap",
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}
