import { maxRelatedGears, type StaffGear } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field-base.tsx";
import { TextFilter } from "../ui/filter-field.tsx";
import { gearsQuery } from "./queries.ts";

interface RelatedFieldProps {
  gearId: number | undefined;
  ids: readonly number[];
  /** The names of those that were saved. */
  saved: StaffGear["related"];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

const maxFound = 6;

/** Gears that the page shows first under “You may also like”. */
export function RelatedField({ gearId, ids, saved, onChange, error }: RelatedFieldProps) {
  const [text, setText] = useState("");
  const [names, setNames] = useState<Record<number, string>>({});
  const { data } = useQuery({ ...gearsQuery({ text }), enabled: text !== "" });
  const nameOf = (id: number) => names[id] ?? saved.find((gear) => gear.id === id)?.name ?? `No. ${id}`;
  const found = text === "" ? [] : (data?.rows ?? []).filter(({ id }) => id !== gearId && !ids.includes(id));
  const add = (id: number, name: string) => {
    setNames({ ...names, [id]: name });
    onChange([...ids, id]);
  };
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {ids.map((id) => (
          <li key={id}>
            <Button
              variant="secondary"
              size="small"
              icon={X}
              aria-label={`Remove ${nameOf(id)}`}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              {nameOf(id)}
            </Button>
          </li>
        ))}
      </ul>
      {ids.length < maxRelatedGears && (
        <div className="max-w-80">
          <TextFilter label="Find a gear to add" value={text} onChange={setText} placeholder="Name" />
        </div>
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {found.slice(0, maxFound).map(({ id, name }) => (
          <li key={id}>
            <Button variant="ghost" size="small" icon={Plus} aria-label={`Add ${name}`} onClick={() => add(id, name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <FieldError id="related-error">{error}</FieldError>
    </div>
  );
}
