/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element shows suggestions with images */
import type { SearchEntry, SearchGroup } from "./search-groups.ts";
import { SearchOption } from "./search-option.tsx";

interface SearchListProps {
  id: string;
  groups: readonly SearchGroup[];
  activeIndex: number;
  onHighlight: (index: number) => void;
  onOpen: (entry: SearchEntry) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Options are counted through all groups. */
export function SearchList({ id, groups, activeIndex, onHighlight, onOpen }: SearchListProps) {
  const starts = groups.map((_, index) => groups.slice(0, index).flatMap(({ entries }) => entries).length);
  return (
    <div id={id} role="listbox" aria-label="Suggestions" className="empty:hidden">
      {groups.map(({ title, entries }, groupIndex) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <p id={`${id}-group-${groupIndex}`} className="px-3 pt-3 pb-1 text-small font-bold text-ink-soft">
            {title}
          </p>
          {entries.map((entry, entryIndex) => {
            const index = (starts[groupIndex] ?? 0) + entryIndex;
            return (
              <SearchOption
                key={entry.path + ("label" in entry ? entry.label : "")}
                id={optionId(id, index)}
                entry={entry}
                isActive={index === activeIndex}
                onHighlight={() => onHighlight(index)}
                onOpen={() => onOpen(entry)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
