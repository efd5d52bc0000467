import { type ComponentProps, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { controlClasses, Field, type FieldBaseProps, splitFieldProps } from "./field-base.tsx";

interface TextAreaFieldProps
  extends FieldBaseProps, Omit<ComponentProps<"textarea">, keyof FieldBaseProps | "children"> {
  /** Requires `maxLength`. */
  showCounter?: boolean;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const [fieldProps, { showCounter = false, ref, ...nativeProps }] = splitFieldProps(props);
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const updateLength = useCallback(() => setLength(element.current?.value.length ?? 0), []);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement);

  // React Hook Form sets the value on the DOM element, so the length is read after every render and form reset.
  useEffect(updateLength);
  useEffect(() => {
    const form = element.current?.form;
    const updateLengthAfterReset = () => setTimeout(updateLength);
    form?.addEventListener("reset", updateLengthAfterReset);
    return () => form?.removeEventListener("reset", updateLengthAfterReset);
  }, [updateLength]);

  return (
    <Field {...fieldProps}>
      {(control) => (
        <>
          <textarea
            rows={4}
            {...nativeProps}
            {...control}
            ref={element}
            onInput={(event) => {
              updateLength();
              nativeProps.onInput?.(event);
            }}
            className={classNames(controlClasses, "min-h-24 resize-y py-3")}
          />
          {showCounter && nativeProps.maxLength !== undefined && (
            <CharacterCounter length={length} maxLength={nativeProps.maxLength} />
          )}
        </>
      )}
    </Field>
  );
}

/** Announced only near the limit and in steps: a message per keystroke would drown out the typing. */
function CharacterCounter({ length, maxLength }: { length: number; maxLength: number }) {
  const remaining = maxLength - length;
  const announcedLimit =
    remaining === 0 ? 0 : [5, 10, 20, 50].find((limit) => remaining <= limit && limit <= maxLength / 5);
  return (
    <p
      className={classNames(
        "text-right text-small tabular-nums",
        remaining === 0 ? "font-bold text-ink" : "text-ink-soft",
      )}
    >
      <span aria-hidden="true">
        {length} of {maxLength} characters
      </span>
      <span className="sr-only" aria-live="polite">
        {announcedLimit === 0 && "No characters left."}
        {announcedLimit !== undefined && announcedLimit > 0 && `${announcedLimit} or fewer characters left.`}
      </span>
    </p>
  );
}
