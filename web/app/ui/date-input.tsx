import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef } from "react";

/**
 * Safari fills an empty date field with today's date in gray. The attribute lets the style sheet hide it; there is no CSS
 * selector for an empty date field.
 */
export function DateInput({ ref, onInput, ...input }: Omit<ComponentProps<"input">, "type">) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement);
  // After every render, because forms also set the value by themselves.
  useLayoutEffect(() => {
    if (element.current) markIfEmpty(element.current);
  });
  return (
    <input
      {...input}
      ref={element}
      type="date"
      onInput={(event) => {
        markIfEmpty(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
}

const markIfEmpty = (input: HTMLInputElement) => void input.toggleAttribute("data-empty", input.value === "");
