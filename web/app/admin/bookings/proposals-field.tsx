import { maxVisitProposals } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useFieldArray, type UseFormReturn } from "react-hook-form";
import { Button, IconButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { FinishFields } from "./finish-fields.ts";
import { gearSearchQuery } from "./queries.ts";

interface ProposalsFieldProps {
  form: UseFormReturn<FinishFields>;
  /** The names of those that were suggested before. */
  known: readonly { gear_id: number; name: string }[];
}

const maxFound = 5;

/** Gears to suggest to the customer, each with the reason. */
export function ProposalsField({ form: { control, register }, known }: ProposalsFieldProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "proposals" });
  const [text, setText] = useState("");
  const [names, setNames] = useState<Record<number, string>>({});
  const wanted = useDeferredValue(text.trim());
  const { data } = useQuery(gearSearchQuery(wanted));
  const nameOf = (id: number) => names[id] ?? known.find((gear) => gear.gear_id === id)?.name ?? `No. ${id}`;
  const found = wanted === "" ? [] : (data ?? []).filter((gear) => !fields.some(({ gear_id: id }) => id === gear.id));
  const add = (gearId: number, name: string) => {
    setNames({ ...names, [gearId]: name });
    append({ gear_id: gearId, note: "" });
    setText("");
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-bold">Suggest products</legend>
      <p className="text-ink-soft">The customer reads that these can be bought anywhere.</p>
      {fields.map(({ id, gear_id: gearId }, index) => (
        <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <TextField
            label={nameOf(gearId)}
            placeholder="Why, in a few words"
            requiredMark="none"
            maxLength={200}
            {...register(`proposals.${index}.note`)}
          />
          <IconButton label={`Remove ${nameOf(gearId)}`} icon={X} onClick={() => remove(index)} />
        </div>
      ))}
      {fields.length < maxVisitProposals && (
        <TextField
          label="Find a product"
          type="search"
          requiredMark="none"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {found.slice(0, maxFound).map(({ id, label }) => (
          <li key={id}>
            <Button variant="ghost" size="small" icon={Plus} onClick={() => add(id, label)}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
