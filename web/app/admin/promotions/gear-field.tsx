import type { Promotion } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError, FieldHint } from "../../ui/field-base.tsx";
import { gearsQuery } from "../catalogue/queries.ts";
import { TextFilter } from "../ui/filter-field.tsx";

interface GearFieldProps {
  chosen: number | null;
  /** The one that was saved, with its name. */
  saved: Promotion["gear"];
  onChoose: (id: number | null) => void;
  error: string | undefined;
}

const minLength = 2;
const maxFound = 6;

/** The gear of which one unit is free. */
export function GearField({ chosen, saved, onChoose, error }: GearFieldProps) {
  const [text, setText] = useState("");
  const [picked, setPicked] = useState(saved);
  const isSearching = text.length >= minLength;
  const { data, isFetching } = useQuery({ ...gearsQuery({ text, state: "live" }), enabled: isSearching });
  const found = isSearching ? (data?.rows ?? []).slice(0, maxFound) : [];
  if (chosen !== null)
    return (
      <div className="grid content-start gap-2">
        <p className="font-bold">Free gear</p>
        <p className="flex min-h-11 items-center gap-3">
          <span className="min-w-0 wrap-anywhere">{picked?.id === chosen ? picked.name : `No. ${chosen}`}</span>
          <Button variant="secondary" size="small" icon={X} onClick={() => onChoose(null)}>
            Choose another
          </Button>
        </p>
      </div>
    );
  return (
    <div className="grid content-start gap-2">
      <TextFilter label="Free gear" placeholder="A part of its name" value={text} onChange={setText} />
      <FieldHint id="free-gear-hint">One unit of it costs nothing, if it is in the cart.</FieldHint>
      <ul aria-label="Gears found" className="flex flex-wrap gap-2 empty:hidden">
        {found.map(({ id, name }) => (
          <li key={id}>
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                setPicked({ id, name });
                onChoose(id);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <output className="text-ink-soft empty:hidden">
        {isSearching && !isFetching && found.length === 0 && "No gear has this in its name."}
      </output>
      <FieldError id="free-gear-error">{error}</FieldError>
    </div>
  );
}
