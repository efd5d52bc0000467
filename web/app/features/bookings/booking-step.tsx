import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/field-base.tsx";

interface BookingStepProps {
  title: string;
  /** What was chosen; stays visible during the next steps. */
  chosen: ReactNode;
  isOpen: boolean;
  /** Moves the focus here when the step opens, except for the first one. */
  takesFocus: boolean;
  onChange: () => void;
  error: string | undefined;
  children: ReactNode;
}

/** Open until a choice is made, then one line that can be opened again. */
export function BookingStep({ title, chosen, isOpen, takesFocus, onChange, error, children }: BookingStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus();
  }, [isOpen, takesFocus]);
  return (
    <section className="border-b border-line py-3">
      <div className="flex min-h-11 items-center gap-3">
        <StepMark isDone={chosen !== undefined} />
        <h3
          ref={heading}
          tabIndex={-1}
          className="shrink-0 rounded-small font-text text-base font-bold tracking-normal outline-offset-4"
        >
          {title}
        </h3>
        {chosen && !isOpen && (
          <>
            <span className="min-w-0 flex-1 text-end">{chosen}</span>
            <button
              type="button"
              onClick={onChange}
              className="min-h-11 cursor-pointer rounded-small px-1 font-bold text-teal-strong underline underline-offset-4"
            >
              Change<span className="sr-only"> {title.toLowerCase()}</span>
            </button>
          </>
        )}
      </div>
      <FieldError id={`${title}-error`}>{error}</FieldError>
      {isOpen && <div className="pt-2 pb-3">{children}</div>}
    </section>
  );
}

const StepMark = ({ isDone }: { isDone: boolean }) => (
  <span
    aria-hidden="true"
    className={classNames(
      "grid size-6 shrink-0 place-items-center rounded-full border",
      isDone ? "border-teal bg-teal text-on-teal" : "border-line-strong",
    )}
  >
    {isDone && <Check className="size-4" />}
  </span>
);
