import { Heart } from "lucide-react";
import type { MouseEvent } from "react";
import { classNames } from "../../ui/class-names.ts";

export interface HeartButtonProps {
  gearName: string;
  isOn?: boolean;
  isBusy?: boolean;
  onClick?: (event: MouseEvent) => void;
  className?: string | undefined;
}

export const HeartButton = ({ gearName, isOn = false, isBusy = false, onClick, className }: HeartButtonProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-busy={isBusy || undefined}
    onClick={onClick}
    className={classNames(
      "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border border-line-strong bg-surface transition-colors hover:border-ink aria-busy:cursor-progress",
      className,
    )}
  >
    <Heart className={isOn ? "size-5 fill-coral text-coral" : "size-5"} />
    <span className="sr-only">{gearName} on my wish list</span>
  </button>
);
