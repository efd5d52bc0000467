import { petTypes, type RequestCard } from "@pawhaven/contract";
import { X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { SelectFilter } from "../../ui/filter-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { useBoardAddress } from "./use-board-address.ts";

interface BoardToolbarProps {
  address: ReturnType<typeof useBoardAddress>;
  cards: readonly RequestCard[] | undefined;
}

const whose = [
  ["me", "Mine"],
  ["nobody", "Nobody's"],
] as const;

/** One animal alone can be looked at by stage or by applicant. */
export function BoardToolbar({ address: { filters, isSideBySide, change }, cards }: BoardToolbarProps) {
  const animal = cards?.find(({ pet }) => String(pet.id) === filters.pet)?.pet.name;
  return (
    <search className="mb-3 flex flex-wrap items-end gap-2">
      <SelectFilter
        label="Animals"
        value={filters.type}
        options={petTypes.map((type) => [type, type] as const)}
        onChange={(type) => change({ type })}
      />
      <SelectFilter
        label="Requests"
        value={filters.assignee}
        options={whose}
        onChange={(assignee) => change({ assignee })}
      />
      {filters.pet && (
        <>
          <Segmented
            label="View"
            value={isSideBySide ? "applicants" : "board"}
            options={[
              ["board", "By stage"],
              ["applicants", "Side by side"],
            ]}
            onChange={(view) => change({ view: view === "applicants" ? view : undefined })}
          />
          <Button variant="ghost" size="small" icon={X} onClick={() => change({ pet: undefined, view: undefined })}>
            {animal ? `Not only ${animal}` : "All animals"}
          </Button>
        </>
      )}
    </search>
  );
}
