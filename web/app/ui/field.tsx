import { Check, ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { controlLook, Field, FieldError, FieldHint, type FrameProps, Mark, partProps } from "./field-frame.tsx";

export { Field };
export { PasswordField } from "./password-field.tsx";
export { TextAreaField } from "./text-area-field.tsx";

interface TextFieldProps extends FrameProps, Omit<ComponentProps<"input">, keyof FrameProps | "type" | "children"> {
  type?: "text" | "email" | "tel" | "date" | "number" | "password" | "search" | "url";
  icon?: IconComponent;
}

export function TextField(props: TextFieldProps) {
  const [frame, { icon: Icon, ...native }] = partProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          {Icon && <Icon className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft" />}
          <input {...native} {...control} className={classNames(controlLook, "h-12", Icon && "pl-12")} />
        </div>
      )}
    </Field>
  );
}

/** The options are native `<option>` children. */
type SelectFieldProps = FrameProps & Omit<ComponentProps<"select">, keyof FrameProps | "multiple" | "size">;

export function SelectField(props: SelectFieldProps) {
  const [frame, native] = partProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <select
            {...native}
            {...control}
            className={classNames(controlLook, "h-12 cursor-pointer appearance-none pr-12")}
          />
          <ChevronDown className="pointer-events-none absolute top-3.5 right-4 size-5 text-ink-soft" />
        </div>
      )}
    </Field>
  );
}

const checkboxLook =
  "peer col-start-1 row-start-1 size-6 cursor-[inherit] appearance-none rounded-small border border-line-strong bg-surface " +
  "transition-colors not-disabled:hover:border-ink checked:border-teal checked:bg-teal aria-invalid:border-berry " +
  "aria-invalid:inset-ring aria-invalid:inset-ring-berry disabled:border-line disabled:bg-sunken forced-colors:appearance-auto";

type CheckboxFieldProps = Omit<FrameProps, "hideLabel"> &
  Omit<ComponentProps<"input">, keyof FrameProps | "type" | "children">;

export function CheckboxField(props: CheckboxFieldProps) {
  const [{ label, mark = "none", hint, error, className, id, required }, native] = partProps(props);
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={classNames("grid content-start", className)}>
      <div className="flex items-center gap-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
          <span className="grid size-6 shrink-0">
            <input
              {...native}
              id={controlId}
              type="checkbox"
              required={required}
              aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
              aria-invalid={error ? true : undefined}
              className={checkboxLook}
            />
            <Check className="pointer-events-none invisible col-start-1 row-start-1 m-0.5 size-5 text-on-teal peer-checked:visible peer-disabled:text-ink-soft forced-colors:hidden" />
          </span>
          {label}
        </label>
        <Mark mark={mark} />
      </div>
      <div className="grid gap-2 pl-9">
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
}
