import { useState } from "react";

/** What is selected stays selected from page to page, and is dropped when the list is filtered anew. */
export function useListSelection(query: string) {
  const [state, setState] = useState<{ query: string; selected: ReadonlySet<string>; isEverything: boolean }>({
    query,
    selected: new Set(),
    isEverything: false,
  });
  if (state.query !== query) setState({ query, selected: new Set(), isEverything: false });
  return {
    selected: state.selected,
    isEverything: state.isEverything,
    onChange: (selected: ReadonlySet<string>) => setState({ query, selected, isEverything: false }),
    selectEverything: () => setState((earlier) => ({ ...earlier, isEverything: true })),
    clear: () => setState({ query, selected: new Set(), isEverything: false }),
  };
}

export type ListSelection = ReturnType<typeof useListSelection>;
