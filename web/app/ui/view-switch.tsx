import { GalleryHorizontal, List } from "lucide-react";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { SpinnerIcon } from "./spinner.tsx";

interface ViewSwitchProps {
  isList: boolean;
  /** While the other view loads. */
  isSwitching: boolean;
  onSwitch: (isList: boolean) => void;
  className?: string;
}

export const ViewSwitch = ({ isList, isSwitching, onSwitch, className }: ViewSwitchProps) => (
  <fieldset className={classNames("flex rounded-full border border-line bg-surface p-0.5", className)}>
    <legend className="sr-only">View</legend>
    <ViewButton label="Carousel" icon={GalleryHorizontal} isChosen={!isList} onChoose={() => onSwitch(false)} />
    <ViewButton
      label="List"
      icon={isSwitching ? SpinnerIcon : List}
      isChosen={isList}
      onChoose={() => onSwitch(true)}
    />
  </fieldset>
);

interface ViewButtonProps {
  label: string;
  icon: IconComponent;
  isChosen: boolean;
  onChoose: () => void;
}

const ViewButton = ({ label, icon: Icon, isChosen, onChoose }: ViewButtonProps) => (
  <button
    type="button"
    title={label}
    aria-pressed={isChosen}
    onClick={onChoose}
    className="grid h-10 w-12 cursor-pointer place-items-center rounded-full text-ink-soft transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper"
  >
    <Icon className="size-5" />
    <span className="sr-only">{label}</span>
  </button>
);
