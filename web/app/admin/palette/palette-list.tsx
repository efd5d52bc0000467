/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element offers a listbox with groups */
import { classNames } from "../../ui/class-names.ts";
import type { PaletteOption } from "./use-palette-options.ts";

interface PaletteListProps {
  id: string;
  options: readonly PaletteOption[];
  activeIndex: number;
  onHighlight: (key: string) => void;
  onOpen: (to: string) => void;
}

export function PaletteList({ id, options, activeIndex, onHighlight, onOpen }: PaletteListProps) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div id={id} role="listbox" aria-label="Results" className="mt-2 grid gap-2 empty:hidden">
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} className="px-3 py-1 text-small font-bold text-ink-soft">
            {group}
          </p>
          {options.map((option, index) => {
            if (option.group !== group) return null;
            const isActive = index === activeIndex;
            const Icon = option.icon;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field handles the keys
              <div
                key={option.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={isActive}
                ref={isActive ? (element) => element?.scrollIntoView({ block: "nearest" }) : undefined}
                onPointerMove={() => onHighlight(option.key)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onOpen(option.to)}
                className={classNames(
                  "flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 py-1 text-small",
                  isActive && "bg-teal-soft",
                )}
              >
                <Icon className="size-4 shrink-0 text-ink-soft" />
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{option.title}</span>
                  <span className="block truncate text-ink-soft">{option.detail}</span>
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
