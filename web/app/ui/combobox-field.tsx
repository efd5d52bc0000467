import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { filterOptions } from "./combobox-filter.ts";
import { controlClasses, Field, type FieldBaseProps } from "./field-base.tsx";

interface ComboboxFieldProps extends FieldBaseProps {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  noMatchesText: string;
  ref?: Ref<HTMLInputElement>;
}

/** An ARIA combobox with list autocomplete. Only options from the list can be selected. */
export function ComboboxField({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  noMatchesText,
  ref,
  ...fieldProps
}: ComboboxFieldProps) {
  const listId = useId();
  const area = useRef<HTMLDivElement>(null);
  /** The typed text; undefined while the list is closed. */
  const [query, setQuery] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(0);
  const isOpen = query !== undefined && !disabled;
  const matches = isOpen ? filterOptions(options, query === value ? "" : query) : [];

  const open = () => {
    setQuery(value);
    setActiveIndex(Math.max(0, options.indexOf(value)));
  };
  const select = (option: string | undefined) => {
    setQuery(undefined);
    if (option !== undefined) onChange(option);
  };
  const keyHandlers: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setActiveIndex((activeIndex + 1) % Math.max(1, matches.length)) : open()),
    ArrowUp: () => (isOpen ? setActiveIndex((activeIndex - 1 + matches.length) % Math.max(1, matches.length)) : open()),
    ...(isOpen && { Enter: () => select(matches[activeIndex]), Escape: () => setQuery(undefined) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!keyHandlers[event.key]) return;
    event.preventDefault();
    keyHandlers[event.key]?.();
  };

  return (
    <Field {...fieldProps}>
      {(control) => (
        <div
          ref={area}
          className="relative"
          onBlur={(event) => {
            if (area.current?.contains(event.relatedTarget)) return;
            select(matches.find((option) => option.toLowerCase() === query?.trim().toLowerCase()));
          }}
        >
          <input
            {...control}
            ref={ref}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && matches[activeIndex] ? `${listId}-${activeIndex}` : undefined}
            disabled={disabled}
            placeholder={placeholder}
            value={query ?? value}
            onClick={() => !isOpen && open()}
            onChange={(event) => {
              setQuery(event.target.value);
              setActiveIndex(0);
            }}
            onKeyDown={onKeyDown}
            className={classNames(controlClasses, "h-12 pr-12")}
          />
          <ChevronDown className="pointer-events-none absolute top-3.5 right-4 size-5 text-ink-soft" />
          <ComboboxList
            id={listId}
            isOpen={isOpen}
            options={matches}
            activeIndex={activeIndex}
            selected={value}
            onSelect={select}
            noMatchesText={noMatchesText}
          />
        </div>
      )}
    </Field>
  );
}
