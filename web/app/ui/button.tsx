import {
  Children,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { SpinnerIcon } from "./spinner.tsx";

export type IconComponent = ComponentType<{ className?: string }>;
export type ButtonVariant = keyof typeof variants;

const variants = {
  primary: "border-transparent bg-coral text-on-coral not-disabled:hover:bg-coral-strong",
  secondary: "border-line-strong bg-surface text-ink not-disabled:hover:border-ink not-disabled:hover:bg-sunken",
  ghost: "border-transparent text-ink not-disabled:hover:bg-line/60",
  danger:
    "border-transparent bg-berry text-surface not-disabled:hover:bg-[color-mix(in_oklab,var(--color-berry),var(--color-ink)_20%)]",
};

/** The pseudo-element gives small buttons a 44 px touch target. */
const sizes = {
  regular: "min-h-12 px-6 py-2",
  small: "min-h-9 px-4 py-1 text-small before:absolute before:inset-x-0 before:-inset-y-1.25",
};

const baseClasses =
  "relative inline-flex cursor-pointer items-center justify-center rounded-full border text-center " +
  "font-bold no-underline transition-colors disabled:cursor-not-allowed aria-busy:cursor-progress " +
  "disabled:not-aria-busy:border-line disabled:not-aria-busy:bg-sunken disabled:not-aria-busy:text-ink-soft";

interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  fullWidth?: boolean;
  icon?: IconComponent;
}

export const buttonClasses = (
  { variant = "primary", size = "regular", fullWidth = false }: ButtonStyleProps,
  className?: string,
) => classNames(baseClasses, variants[variant], sizes[size], fullWidth && "w-full", className);

export interface ButtonProps extends ComponentProps<"button">, ButtonStyleProps {
  busy?: boolean;
  /** Replaces the label while busy. Its width is reserved from the start. */
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  fullWidth,
  icon,
  busy = false,
  busyLabel,
  ref,
  className,
  children,
  ...button
}: ButtonProps) {
  const element = useRestoreFocus(busy, ref);
  return (
    <button
      type="button"
      {...button}
      ref={element}
      disabled={button.disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClasses({ variant, size, fullWidth }, className)}
    >
      <ButtonContent icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonContent>
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, ButtonStyleProps {}

export function ButtonLink({ variant, size, fullWidth, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClasses({ variant, size, fullWidth }, className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  );
}

const iconButtonClasses =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full transition-colors not-disabled:hover:bg-line/60 " +
  "disabled:cursor-not-allowed disabled:text-line-strong";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The accessible name. */
  label: string;
  icon: IconComponent;
}

export function IconButton({ label, icon: Icon, className, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={classNames(iconButtonClasses, className)}>
      <Icon className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  );
}

interface ButtonContentProps {
  icon?: IconComponent;
  busy?: boolean;
  busyLabel?: string;
  children: ReactNode;
}

/** The hidden label is laid out with zero height, so that the button keeps its width when the label changes. */
function ButtonContent({ icon: Icon, busy = false, busyLabel, children }: ButtonContentProps) {
  const ShownIcon = busy ? SpinnerIcon : Icon;
  const hidesLabel = busy && !Icon && !busyLabel;
  const spacerText = busyLabel && (busy ? plainTextOf(children) : busyLabel);
  const spacerHasIcon = Icon || !busy;
  return (
    <span
      data-spacer={spacerText}
      className={classNames(
        "inline-grid",
        spacerText && "after:invisible after:h-0 after:overflow-hidden after:content-[attr(data-spacer)]",
        spacerText && spacerHasIcon && "after:pl-7",
      )}
    >
      <span className="inline-flex items-center justify-center gap-2">
        {ShownIcon && <ShownIcon className={classNames("size-5 shrink-0", hidesLabel && "absolute")} />}
        <span className={hidesLabel ? "opacity-0" : undefined}>{busy && busyLabel ? busyLabel : children}</span>
      </span>
    </span>
  );
}

/** The label's text, or undefined if it contains elements. */
function plainTextOf(label: ReactNode) {
  const parts = Children.toArray(label);
  return parts.every((part) => typeof part === "string" || typeof part === "number") ? parts.join("") : undefined;
}

/** Disabling a busy button drops keyboard focus; this restores it when the work is done. */
function useRestoreFocus(busy: boolean, ref: Ref<HTMLButtonElement> | undefined) {
  const element = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle(ref, () => element.current as HTMLButtonElement);
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === element.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return element;
}
