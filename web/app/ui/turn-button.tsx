import { IconButton, type IconComponent } from "./button.tsx";

interface TurnButtonProps {
  label: string;
  icon: IconComponent;
  /** Leads nowhere at the moment. It stays focusable, so whoever pressed it last is not thrown out of the row. */
  idle: boolean;
  onClick: () => void;
}

/** One step through pages, by keyboard as often as one likes. */
export const TurnButton = ({ label, icon, idle, onClick }: TurnButtonProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={idle}
    onClick={idle ? undefined : onClick}
    className="aria-disabled:cursor-default aria-disabled:bg-transparent! aria-disabled:text-line-strong"
  />
);
