import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Button } from "./button.tsx";
import { LogoMark } from "./logo.tsx";

export interface EmptyStateProps {
  title: string;
  /** It is all there is on the page, so its title is the page's. */
  isPage?: boolean;
  text?: string;
  /** An illustration; without one the brand's paw stands there. */
  illustration?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  className?: string;
}

const containerClasses = "mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center";

export function EmptyState({ title, isPage, text, illustration, action, className }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classNames(containerClasses, className)}>
      {illustration ?? <IconCircle className="bg-peach text-coral" mark={<LogoMark className="size-14" />} />}
      <Title className="font-display text-lead font-semibold text-balance">{title}</Title>
      {text && <p className="-mt-2 text-ink-soft text-pretty">{text}</p>}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  /** What happened and what to do. */
  text: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** Instead of trying again: a way out. */
  action?: ReactNode;
  className?: string;
}

/** What could not be loaded, announced, with a way to try again. */
export function ErrorState({ text, onRetry, retryLabel = "Try Again", action, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(containerClasses, className)}>
      <IconCircle className="bg-berry-soft text-berry" mark={<CloudOff className="size-12" strokeWidth={1.5} />} />
      <p className="text-lead text-balance">{text}</p>
      {onRetry && (
        <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {action}
    </div>
  );
}

const IconCircle = ({ className, mark: icon }: { className: string; mark: ReactNode }) => (
  <div className={classNames("grid size-28 place-items-center rounded-full", className)}>{icon}</div>
);
