import { Suspense, useState, useTransition } from "react";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

const MatchQuestions = lazyPart(() => import("./match-questions.tsx"));

/** The questions are loaded when somebody wants to answer them. */
export function MatchSection() {
  const [isLoading, startOpening] = useTransition();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Who would suit you?" className="mt-4 rounded-card bg-surface p-4 shadow-card sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-small text-ink-soft">
          <strong className="text-ink">Who would suit you?</strong> Up to six questions. Your answers stay in this
          browser, and no pet is hidden.
        </p>
        <Button
          variant="secondary"
          size="small"
          busy={isLoading}
          aria-expanded={isOpen}
          onClick={() => startOpening(() => setIsOpen(!isOpen))}
        >
          {isOpen ? "Close" : "Answer questions"}
        </Button>
      </div>
      {isOpen && (
        <div className="mt-4">
          <Suspense fallback={<Skeleton className="h-44" />}>
            <MatchQuestions />
          </Suspense>
        </div>
      )}
    </section>
  );
}
