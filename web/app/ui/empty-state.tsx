import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Button } from "./button.tsx";
import { LogoMark } from "./logo.tsx";

export interface EmptyStateProps {
  title: string;
  /** Renders the title as the page's `h1`. */
  isPage?: boolean;
  text?: string;
  /** The logo's paw by default. */
  illustration?: ReactNode;
  action?: ReactNode;
  className?: string;
}

const containerClasses = "mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center";

export function EmptyState({ title, isPage, text, illustration, action, className }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classNames(containerClasses, className)}>
      {illustration ?? <IconCircle className="bg-peach text-coral" icon={<LogoMark className="size-14" />} />}
      <Title className="font-display text-lead font-semibold text-balance">{title}</Title>
      {text && <p className="-mt-2 text-ink-soft text-pretty">{text}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** What the shop finds the failure by in its log. */
  reference?: string | undefined;
  /** An alternative to retrying, such as a link back. */
  action?: ReactNode;
  className?: string;
}

/** A loading failure, announced to screen readers, with an optional retry. */
export function ErrorState({ text, onRetry, retryLabel = "Try Again", reference, action, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(containerClasses, className)}>
      <IconCircle className="bg-berry-soft text-berry" icon={<CloudOff className="size-12" strokeWidth={1.5} />} />
      <p className="text-lead text-balance">{text}</p>
      {onRetry && (
        <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
      {reference && <p className="text-small wrap-anywhere text-ink-soft">Reference: {reference}</p>}
    </div>
  );
}

const IconCircle = ({ className, icon }: { className: string; icon: ReactNode }) => (
  <div className={classNames("grid size-28 place-items-center rounded-full", className)}>{icon}</div>
);
