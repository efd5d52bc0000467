import type { Userpet } from "@pawhaven/contract";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/button.tsx";
import * as paths from "../../lib/paths.ts";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { TextLink } from "../../ui/text-link.tsx";

interface UserpetsTableProps {
  pets: readonly Userpet[] | undefined;
  onEdit: (pet: Userpet) => void;
  onDelete: (pet: Userpet) => void;
  empty: ReactNode;
}

export const UserpetsTable = ({ pets, onEdit, onDelete, empty }: UserpetsTableProps) => (
  <DataTable
    caption="My pets"
    columns={columns(onEdit, onDelete)}
    rows={pets ?? []}
    rowKey={({ id }) => id}
    loading={pets === undefined}
    skeletonRows={3}
    empty={empty}
  />
);

const columns = (onEdit: (pet: Userpet) => void, onDelete: (pet: Userpet) => void): Column<Userpet>[] => [
  { id: "name", header: "Name", cell: ({ id, name }) => <TextLink to={paths.userpet(id)}>{name}</TextLink> },
  { id: "species", header: "Species", cell: ({ species }) => <SpeciesName species={species} /> },
  { id: "breed", header: "Breed", cell: ({ breed }) => breed },
  { id: "weight", header: "Weight(kg)", align: "end", cell: ({ weight_kg }) => weight_kg ?? "–" },
  { id: "age", header: "Age", align: "end", cell: ({ age }) => age ?? "–" },
  { id: "notes", header: "Notes", cell: ({ notes }) => <span className="wrap-anywhere">{notes || "–"}</span> },
  {
    id: "edit",
    header: "Edit",
    align: "center",
    cell: (pet) => <IconButton label={`Edit ${pet.name}`} icon={Pencil} onClick={() => onEdit(pet)} />,
  },
  {
    id: "delete",
    header: "Delete",
    align: "center",
    cell: (pet) => (
      <IconButton label={`Delete ${pet.name}`} icon={Trash2} className="text-berry" onClick={() => onDelete(pet)} />
    ),
  },
];

export const SpeciesName = ({ species }: { species: string }) => (
  <span className="flex items-center gap-2 @max-4xl:justify-end">
    <PetTypeIcon type={species} className="size-5 text-teal" /> {species}
  </span>
);
