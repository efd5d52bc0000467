import type { StockItem } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type Ref, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextFilter } from "../ui/filter-field.tsx";
import { stockListQuery } from "./queries.ts";

interface GearPickerProps {
  /** Gears that were added already. */
  chosen: readonly number[];
  onPick: (gear: StockItem) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const minLength = 2;
const shownMatches = 6;

/** Finds gears by a part of their name and adds one after the other. */
export function GearPicker({ chosen, onPick, inputRef }: GearPickerProps) {
  const [text, setText] = useState("");
  const isSearching = text.length >= minLength;
  const { data, isFetching } = useQuery({ ...stockListQuery({ text }), enabled: isSearching });
  const matches = (isSearching ? (data?.rows ?? []) : []).filter(({ id }) => !chosen.includes(id));
  /** The next search begins anew. */
  function pick(gear: StockItem): void {
    setText("");
    onPick(gear);
  }
  return (
    <div className="grid gap-2">
      <TextFilter label="Add a gear" placeholder="A part of its name" value={text} onChange={setText} ref={inputRef} />
      <ul aria-label="Gears found" className="grid gap-1 empty:hidden">
        {matches.slice(0, shownMatches).map((gear) => (
          <li key={gear.id} className="flex min-h-10 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {gear.name} <span className="text-ink-soft">{gear.available} available</span>
            </span>
            <Button variant="secondary" size="small" icon={Plus} onClick={() => pick(gear)}>
              Add<span className="sr-only"> {gear.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <output className="text-ink-soft empty:hidden">
        {isSearching && !isFetching && matches.length === 0 && "No other gear has this in its name."}
      </output>
    </div>
  );
}
