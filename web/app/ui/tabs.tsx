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
  /** Names the row of tabs. */
  label: string;
  /** The chosen tab, when the caller keeps it; otherwise the first one opens. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** Tabs whose panels stay mounted, so what was typed or loaded in one is still there on the way back. */
export function Tabs({ tabs, label, selected, onSelect, className }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = selected ?? own;

  const choose = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = neighbour(
      event.key,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || !tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="flex overflow-x-auto border-b border-line">
        {tabs.map(({ id, label, icon: Icon }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-tab-${id}`}
            aria-controls={`${base}-panel-${id}`}
            aria-selected={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            onKeyDown={onKeyDown}
            className={classNames(
              "inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-3 px-4 font-bold whitespace-nowrap -outline-offset-3 transition-colors",
              id === chosen
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
          id={`${base}-panel-${id}`}
          aria-labelledby={`${base}-tab-${id}`}
          hidden={id !== chosen}
          // A panel may hold nothing but text; it has to be reachable all the same.
          tabIndex={0}
          className="rounded-small pt-6"
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Which tab a key leads to, going round at the ends. */
function neighbour(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
