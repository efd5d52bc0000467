import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { controlClasses, Field, type FieldBaseProps, splitFieldProps } from "./field-base.tsx";

type PasswordFieldProps = FieldBaseProps & Omit<ComponentProps<"input">, keyof FieldBaseProps | "type" | "children">;

export function PasswordField(props: PasswordFieldProps) {
  const [fieldProps, nativeProps] = splitFieldProps(props);
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field {...fieldProps}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...nativeProps}
            {...control}
            type={isVisible ? "text" : "password"}
            className={classNames(controlClasses, "h-12 pr-26")}
          />
          <button
            type="button"
            disabled={nativeProps.disabled}
            aria-controls={control.id}
            onClick={() => setVisible(!isVisible)}
            className="absolute inset-y-0.5 right-0.5 flex w-24 cursor-pointer items-center justify-center gap-2 rounded-small text-small font-bold text-ink-soft transition-colors hover:text-ink disabled:cursor-not-allowed"
          >
            <Icon className="size-5" />
            <span>
              {isVisible ? "Hide" : "Show"}
              <span className="sr-only"> {fieldProps.label.toLowerCase()}</span>
            </span>
          </button>
          <span className="sr-only" aria-live="polite">
            {isVisible && "Your password is visible."}
          </span>
        </div>
      )}
    </Field>
  );
}
