import { pluralize } from "@pawhaven/contract";
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native element offers a listbox with groups */
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { PaletteList } from "./palette-list.tsx";
import { usePaletteOptions } from "./use-palette-options.ts";

/** Finds orders, people, animals, gears, visits, messages and screens. Focus stays in the field; the arrow keys choose. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [activeKey, setActiveKey] = useState<string>();
  const { options, isSearching, isError } = usePaletteOptions(text);
  const found = options.findIndex(({ key }) => key === activeKey);
  const activeIndex = found === -1 ? 0 : found;

  const open = (to: string) => {
    onClose();
    void navigate(to);
  };
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setActiveKey(options.at((activeIndex + step) % options.length)?.key);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const active = options[activeIndex];
      if (active) open(active.to);
    }
  }

  return (
    <Modal open title="Find" onClose={onClose} initialFocus={input}>
      <TextField
        ref={input}
        label="Find an order, person, animal, gear, visit, message or screen"
        hideLabel
        placeholder="Number, name, email…"
        icon={Search}
        maxLength={100}
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[activeIndex] && `${listId}-${activeIndex}`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActiveKey(undefined);
        }}
        onKeyDown={handleKey}
      />
      <PaletteList
        id={listId}
        options={options}
        activeIndex={activeIndex}
        onHighlight={(key) => setActiveKey(key)}
        onOpen={open}
      />
      <output className="mt-2 block text-small text-ink-soft">
        {isError
          ? "The search does not work right now."
          : isSearching
            ? "Searching…"
            : options.length === 0
              ? "Nothing found."
              : pluralize(options.length, "result")}
      </output>
    </Modal>
  );
}
