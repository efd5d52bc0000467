import { IconButton, type IconComponent } from "./button.tsx";

interface PagerButtonProps {
  label: string;
  icon: IconComponent;
  /** Uses `aria-disabled`, so that the button keeps focus when the last page is reached. */
  softDisabled: boolean;
  onClick: () => void;
}

export const PagerButton = ({ label, icon, softDisabled, onClick }: PagerButtonProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={softDisabled}
    onClick={softDisabled ? undefined : onClick}
    className="aria-disabled:cursor-default aria-disabled:bg-transparent! aria-disabled:text-line-strong"
  />
);
