import { minShopSearchLength, pluralize } from "@pawhaven/contract";
import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { SpinnerIcon } from "../../ui/spinner.tsx";

interface SearchStatusProps {
  text: string;
  /** How much was found. */
  count: number;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Always announced to screen readers; visible where the list itself does not say it. */
export function SearchStatus(props: SearchStatusProps) {
  const { text, count, isLoading, hasFailed, onRetry } = props;
  if (hasFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2">
        <p>The search failed. Please check your connection and try again.</p>
        <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  }
  const isVisible = text !== "" && count === 0;
  return (
    <output className={isVisible ? "flex items-center gap-3 px-3 py-2 text-ink-soft" : "sr-only"}>
      {isVisible && isLoading && <SpinnerIcon className="size-5 text-teal" />}
      {statusText({ text, count, isLoading })}
    </output>
  );
}

function statusText({ text, count, isLoading }: Pick<SearchStatusProps, "text" | "count" | "isLoading">): string {
  if (text === "") return "";
  if (text.length < minShopSearchLength) return "Please enter at least two letters.";
  if (isLoading) return "Searching…";
  if (count === 0) return `Nothing found for “${text}”. Perhaps one of these helps:`;
  return pluralize(count, "suggestion");
}
