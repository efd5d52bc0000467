import { Check, ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { DateInput } from "./date-input.tsx";
import {
  controlClasses,
  Field,
  FieldError,
  FieldHint,
  type FieldBaseProps,
  RequiredMark,
  splitFieldProps,
} from "./field-base.tsx";

export { Field };

interface TextFieldProps
  extends FieldBaseProps, Omit<ComponentProps<"input">, keyof FieldBaseProps | "type" | "children"> {
  type?: "text" | "email" | "tel" | "date" | "datetime-local" | "number" | "password" | "search" | "time" | "url";
  icon?: IconComponent;
}

export function TextField(props: TextFieldProps) {
  const [fieldProps, { icon: Icon, ...nativeProps }] = splitFieldProps(props);
  const Input = props.type === "date" ? DateInput : "input";
  return (
    <Field {...fieldProps}>
      {(control) => (
        <div className="relative">
          {Icon && <Icon className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft" />}
          <Input {...nativeProps} {...control} className={classNames(controlClasses, "h-12", Icon && "pl-12")} />
        </div>
      )}
    </Field>
  );
}

/** The options are native `<option>` children. A native `required` would demand that the first of them is empty. */
type SelectFieldProps = FieldBaseProps & Omit<ComponentProps<"select">, keyof FieldBaseProps | "multiple" | "size">;

export function SelectField(props: SelectFieldProps) {
  const [fieldProps, nativeProps] = splitFieldProps(props);
  return (
    <Field {...fieldProps}>
      {({ required, ...control }) => (
        <div className="relative">
          <select
            {...nativeProps}
            {...control}
            required={false}
            aria-required={required}
            className={classNames(controlClasses, "h-12 cursor-pointer appearance-none pr-12")}
          />
          <ChevronDown className="pointer-events-none absolute top-3.5 right-4 size-5 text-ink-soft" />
        </div>
      )}
    </Field>
  );
}

const checkboxClasses =
  "peer col-start-1 row-start-1 size-6 cursor-[inherit] appearance-none rounded-small border border-line-strong bg-surface " +
  "transition-colors not-disabled:hover:border-ink checked:border-teal checked:bg-teal aria-invalid:border-berry " +
  "aria-invalid:inset-ring aria-invalid:inset-ring-berry disabled:border-line disabled:bg-sunken forced-colors:appearance-auto";

type CheckboxFieldProps = Omit<FieldBaseProps, "hideLabel"> &
  Omit<ComponentProps<"input">, keyof FieldBaseProps | "type" | "children">;

export function CheckboxField(props: CheckboxFieldProps) {
  const [{ label, requiredMark = "none", hint, error, className, id, required }, nativeProps] = splitFieldProps(props);
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
              {...nativeProps}
              id={controlId}
              type="checkbox"
              required={required}
              aria-describedby={classNames(hint ? hintId : null, error ? errorId : null) || undefined}
              aria-invalid={error ? true : undefined}
              className={checkboxClasses}
            />
            <Check className="pointer-events-none invisible col-start-1 row-start-1 m-0.5 size-5 text-on-teal peer-checked:visible peer-disabled:text-ink-soft forced-colors:hidden" />
          </span>
          {label}
        </label>
        <RequiredMark mark={requiredMark} />
      </div>
      <div className="grid gap-2 pl-9">
        {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
}
