import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import type { IconComponent } from "./button.tsx";
import { classNames } from "./class-names.ts";

export interface Tab {
  id: string;
  label: ReactNode;
  icon?: IconComponent;
  content: ReactNode;
}

export interface TabsProps {
  tabs: readonly Tab[];
  /** The accessible name of the tab list. */
  label: string;
  /** Makes the component controlled; otherwise the first tab is selected initially. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** All panels stay mounted, so that input and loaded data survive switching. */
export function Tabs({ tabs, label, selected, onSelect, className }: TabsProps) {
  const [internalSelected, setInternalSelected] = useState(tabs[0]?.id);
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const selectedId = selected ?? internalSelected;

  const select = (id: string) => {
    setInternalSelected(id);
    onSelect?.(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetIndexForKey(
      event.key,
      tabs.findIndex(({ id }) => id === selectedId),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex thin-scrollbar overflow-x-auto border-b border-line"
      >
        {tabs.map(({ id, label, icon: Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${id}`}
            aria-controls={`${baseId}-panel-${id}`}
            aria-selected={id === selectedId}
            tabIndex={id === selectedId ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={onKeyDown}
            className={classNames(
              "inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-3 px-4 font-bold whitespace-nowrap -outline-offset-3 transition-colors",
              id === selectedId
                ? "border-coral text-ink"
                : "border-transparent text-ink-soft hover:border-line hover:text-ink",
            )}
          >
            {Icon && <Icon className="size-4.5" />}
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${baseId}-panel-${id}`}
          aria-labelledby={`${baseId}-tab-${id}`}
          hidden={id !== selectedId}
          // Focusable, because a panel may contain nothing but text.
          tabIndex={0}
          className="rounded-small pt-6"
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Wraps around at both ends. */
function targetIndexForKey(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
