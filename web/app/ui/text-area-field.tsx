import { type ComponentProps, useCallback, useEffect, useImperativeHandle, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { controlLook, Field, type FrameProps, partProps } from "./field-frame.tsx";

interface TextAreaFieldProps extends FrameProps, Omit<ComponentProps<"textarea">, keyof FrameProps | "children"> {
  /** Shows how much of `maxLength` is used. */
  counter?: boolean;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, { counter = false, ref, ...native }] = partProps(props);
  const element = useRef<HTMLTextAreaElement>(null);
  const [length, setLength] = useState(0);
  const measure = useCallback(() => setLength(element.current?.value.length ?? 0), []);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement);

  // A form library writes into the element behind React's back, so what it holds is read after every change and reset.
  useEffect(measure);
  useEffect(() => {
    const form = element.current?.form;
    const measureAfterReset = () => setTimeout(measure);
    form?.addEventListener("reset", measureAfterReset);
    return () => form?.removeEventListener("reset", measureAfterReset);
  }, [measure]);

  return (
    <Field {...frame}>
      {(control) => (
        <>
          <textarea
            rows={4}
            {...native}
            {...control}
            ref={element}
            onInput={(event) => {
              measure();
              native.onInput?.(event);
            }}
            className={classNames(controlLook, "min-h-24 resize-y py-3")}
          />
          {counter && native.maxLength !== undefined && <Counter length={length} maxLength={native.maxLength} />}
        </>
      )}
    </Field>
  );
}

/** Read out only near the limit, and then in steps: a number after every letter would drown the writing. */
function Counter({ length, maxLength }: { length: number; maxLength: number }) {
  const left = maxLength - length;
  const step = left === 0 ? 0 : [5, 10, 20, 50].find((limit) => left <= limit && limit <= maxLength / 5);
  return (
    <p
      className={classNames("text-right text-small tabular-nums", left === 0 ? "font-bold text-ink" : "text-ink-soft")}
    >
      <span aria-hidden="true">
        {length} of {maxLength} characters
      </span>
      <span className="sr-only" aria-live="polite">
        {step === 0 && "No characters left."}
        {step !== undefined && step > 0 && `${step} characters left, or fewer.`}
      </span>
    </p>
  );
}
