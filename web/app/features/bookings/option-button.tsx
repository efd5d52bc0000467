import type { Image } from "@pawhaven/contract";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

interface OptionButtonProps {
  icon: IconComponent;
  /** Instead of the icon. */
  image?: Image | null;
  isChosen: boolean;
  disabled?: boolean;
  onSelect: () => void;
  name: string;
  detail?: ReactNode;
}

/** One of a few things to choose from. */
export const OptionButton = ({ icon: Icon, image, isChosen, disabled, onSelect, name, detail }: OptionButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    disabled={disabled}
    onClick={onSelect}
    className={classNames(
      "flex min-h-16 items-center gap-3 rounded-small border px-4 py-2 text-start transition-colors",
      "not-disabled:cursor-pointer disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft",
      isChosen
        ? "border-teal bg-teal-soft"
        : "border-line-strong not-disabled:hover:border-teal not-disabled:hover:bg-teal-soft",
    )}
  >
    {image ? (
      // The name beside it says what it is.
      <ResponsiveImage image={image.url} alt="" sizes="48px" className="size-12 shrink-0 rounded-small" />
    ) : (
      <Icon className="size-6 shrink-0 text-teal" />
    )}
    <span>
      <span className="block font-bold">{name}</span>
      {detail && <span className="block text-small text-ink-soft">{detail}</span>}
    </span>
  </button>
);
