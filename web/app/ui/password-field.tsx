import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, Field, type FrameProps, partProps } from "./field-frame.tsx";

type PasswordFieldProps = FrameProps & Omit<ComponentProps<"input">, keyof FrameProps | "type" | "children">;

export function PasswordField(props: PasswordFieldProps) {
  const [frame, native] = partProps(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...frame}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...native}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(controlLook, "h-12 pr-26")}
          />
          <button
            type="button"
            disabled={native.disabled}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 flex w-24 cursor-pointer items-center justify-center gap-2 rounded-small text-small font-bold text-ink-soft transition-colors hover:text-ink disabled:cursor-not-allowed"
          >
            <Icon className="size-5" />
            <span>
              {shown ? "Hide" : "Show"}
              <span className="sr-only"> {frame.label.toLowerCase()}</span>
            </span>
          </button>
          <span className="sr-only" aria-live="polite">
            {shown && "The password is readable on the screen."}
          </span>
        </div>
      )}
    </Field>
  );
}
