import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/field-base.tsx";

interface BookingStepProps {
  /** What is to be decided: "Service". */
  title: string;
  /** What was decided; stays visible while the next things are. */
  chosen: ReactNode;
  isOpen: boolean;
  /** The keyboard is led here when it opens, except at the beginning. */
  takesFocus: boolean;
  onChange: () => void;
  error: string | undefined;
  children: ReactNode;
}

/** One decision: open until it is made, then a line that can be opened again. */
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
      <FieldError id={`${title}-fault`}>{error}</FieldError>
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
