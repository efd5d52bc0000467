import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface FieldBaseProps {
  label: string;
  /** Visually hides the label, for example on a search box. */
  hideLabel?: boolean;
  /** The text beside the label. Follows `required` by default. */
  requiredMark?: "required" | "optional" | "none";
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  id?: string | undefined;
  required?: boolean | undefined;
}

interface ControlProps {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps extends FieldBaseProps {
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hideLabel, requiredMark, hint, error, className, id, required, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const control: ControlProps = {
    id: controlId,
    required,
    "aria-describedby": classNames(hint ? hintId : null, error ? errorId : null) || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={classNames("grid grid-cols-1 content-start gap-2", className)}>
      <div className={hideLabel ? "sr-only" : "flex flex-wrap items-baseline gap-x-2"}>
        <label htmlFor={controlId} className="font-bold">
          {label}
        </label>
        <RequiredMark mark={requiredMark ?? (required ? "required" : "optional")} />
      </div>
      {children(control)}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Hidden from screen readers, which announce the control's `required` attribute instead. */
export const RequiredMark = ({ mark }: { mark: "required" | "optional" | "none" }) =>
  mark !== "none" && (
    <span className="text-small text-ink-soft" aria-hidden="true">
      ({mark})
    </span>
  );

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="text-small text-ink-soft">
    {children}
  </p>
);

/** The live region is mounted before the error, or screen readers would not announce it. */
export const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <div aria-live="polite" className="empty:hidden">
    {children && (
      <p id={id} className="flex gap-2 text-small font-semibold wrap-anywhere text-berry">
        <CircleAlert className="mt-0.5 size-4 shrink-0" />
        {children}
      </p>
    )}
  </div>
);

/** Separates the props of the field from those of the native control. */
export function splitFieldProps<Props extends FieldBaseProps>(props: Props) {
  const { label, hideLabel, requiredMark, hint, error, className, ...nativeProps } = props;
  return [
    { label, hideLabel, requiredMark, hint, error, className, id: props.id, required: props.required },
    nativeProps,
  ] as const;
}

export const controlClasses =
  "w-full min-w-0 rounded-small border border-line-strong bg-surface px-4 text-base text-ink transition-colors " +
  "placeholder:text-ink-soft not-disabled:hover:border-ink focus-visible:border-teal focus-visible:outline-offset-0 " +
  "aria-invalid:border-berry aria-invalid:inset-ring aria-invalid:inset-ring-berry " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft";
