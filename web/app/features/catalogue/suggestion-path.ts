import type { GearSuggestion } from "@pawhaven/contract";

/** A gear's own page, or the shop narrowed to a kind. */
export const suggestionPath = (suggestion: GearSuggestion): string =>
  suggestion.kind === "gear"
    ? `/gear/${suggestion.id}`
    : `/gearshop?${new URLSearchParams({ [suggestion.kind]: suggestion.label })}`;
