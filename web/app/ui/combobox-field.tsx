import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { ComboboxList } from "./combobox-list.tsx";
import { matching } from "./combobox-matches.ts";
import { controlLook, Field, type FrameProps } from "./field-frame.tsx";

interface ComboboxFieldProps extends FrameProps {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Said when nothing matches what was typed. */
  nothingFound: string;
  ref?: Ref<HTMLInputElement>;
}

/** A long list to choose from by typing a part of the name. What is not in the list cannot be chosen. */
export function ComboboxField({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  nothingFound,
  ref,
  ...frame
}: ComboboxFieldProps) {
  const listId = useId();
  const area = useRef<HTMLDivElement>(null);
  /** What is being typed; undefined while the list is closed. */
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = query !== undefined && !disabled;
  const found = isOpen ? matching(options, query === value ? "" : query) : [];

  const open = () => {
    setQuery(value);
    setActive(Math.max(0, options.indexOf(value)));
  };
  const choose = (option: string | undefined) => {
    setQuery(undefined);
    if (option !== undefined) onChange(option);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => (isOpen ? setActive((active + 1) % Math.max(1, found.length)) : open()),
    ArrowUp: () => (isOpen ? setActive((active - 1 + found.length) % Math.max(1, found.length)) : open()),
    ...(isOpen && { Enter: () => choose(found[active]), Escape: () => setQuery(undefined) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]?.();
  };

  return (
    <Field {...frame}>
      {(control) => (
        <div
          ref={area}
          className="relative"
          onBlur={(event) => {
            if (area.current?.contains(event.relatedTarget)) return;
            choose(found.find((option) => option.toLowerCase() === query?.trim().toLowerCase()));
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
            aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
            disabled={disabled}
            placeholder={placeholder}
            value={query ?? value}
            onClick={() => !isOpen && open()}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className={classNames(controlLook, "h-12 pr-12")}
          />
          <ChevronDown className="pointer-events-none absolute top-3.5 right-4 size-5 text-ink-soft" />
          <ComboboxList
            id={listId}
            isOpen={isOpen}
            options={found}
            active={active}
            chosen={value}
            onChoose={choose}
            nothingFound={nothingFound}
          />
        </div>
      )}
    </Field>
  );
}
