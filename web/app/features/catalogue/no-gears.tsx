import type { GearSuggestion } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { FilterX } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { gearSuggestionsQuery } from "./queries.ts";
import { suggestionPath } from "./suggestion-path.ts";

interface NoGearsProps {
  search: string;
  onClear: () => void;
}

export function NoGears({ search, onClear }: NoGearsProps) {
  const { data: suggestions = [] } = useQuery({ ...gearSuggestionsQuery(search), enabled: search.trim() !== "" });
  return (
    <EmptyState
      className="min-h-125"
      illustration={<EmptyStateIllustration name="empty-results" />}
      title="No gears found matching your criteria."
      action={
        <>
          {suggestions.length > 0 && <DidYouMean suggestions={suggestions} />}
          <Button variant="secondary" icon={FilterX} onClick={onClear}>
            Clear filters
          </Button>
        </>
      }
    />
  );
}

const DidYouMean = ({ suggestions }: { suggestions: readonly GearSuggestion[] }) => (
  <div>
    <h2 className="font-text text-base font-bold tracking-normal">Did you mean…</h2>
    <ul className="mt-1">
      {suggestions.map((suggestion) => (
        <li key={suggestionPath(suggestion)}>
          <TextLink to={suggestionPath(suggestion)} className="inline-flex min-h-11 items-center">
            {suggestion.label}
          </TextLink>
        </li>
      ))}
    </ul>
  </div>
);
