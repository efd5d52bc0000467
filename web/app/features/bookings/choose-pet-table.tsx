import type { Userpet } from "@pawhaven/contract";
import type { ReactNode } from "react";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { SpeciesName } from "../userpets/userpets-table.tsx";

interface ChoosePetTableProps {
  pets: readonly Userpet[] | undefined;
  onChoose: (pet: Userpet) => void;
  empty: ReactNode;
}

const columns: Column<Userpet>[] = [
  { id: "number", header: "#", isOnlyInTable: true, cell: (_, index) => index + 1 },
  { id: "name", header: "Name", cell: ({ name }) => name },
  { id: "species", header: "Species", cell: ({ species }) => <SpeciesName species={species} /> },
  { id: "breed", header: "Breed", cell: ({ breed }) => breed },
  { id: "age", header: "Age", align: "end", cell: ({ age }) => age ?? "–" },
  { id: "gender", header: "Gender", cell: ({ gender }) => gender },
  { id: "weight", header: "Weight (kg)", align: "end", cell: ({ weight_kg }) => weight_kg ?? "–" },
  { id: "notes", header: "Notes", cell: ({ notes }) => <span className="wrap-anywhere">{notes || "–"}</span> },
  { id: "book", header: "Book", hideHeader: true, align: "end", cell: () => "Book a visit" },
];

export const ChoosePetTable = ({ pets, onChoose, empty }: ChoosePetTableProps) => (
  <DataTable
    caption="Your pets"
    columns={columns}
    rows={pets ?? []}
    rowKey={({ id }) => id}
    rowAction={{
      column: "book",
      look: "button",
      label: ({ name }) => `Book a visit for ${name}`,
      onSelect: onChoose,
    }}
    loading={pets === undefined}
    skeletonRows={3}
    empty={empty}
  />
);
