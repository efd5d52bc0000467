import { IconButton, type IconComponent } from "./button.tsx";

interface PagerButtonProps {
  label: string;
  icon: IconComponent;
  /** Leads nowhere at the moment. It stays focusable, so whoever pressed it last is not thrown out of the row. */
  softDisabled: boolean;
  onClick: () => void;
}

/** One step through pages, by keyboard as often as one likes. */
export const PagerButton = ({ label, icon, softDisabled, onClick }: PagerButtonProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={softDisabled}
    onClick={softDisabled ? undefined : onClick}
    className="aria-disabled:cursor-default aria-disabled:bg-transparent! aria-disabled:text-line-strong"
  />
);
