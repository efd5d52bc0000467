import type { Pet } from "@pawhaven/contract";
import { itemsPerListPage } from "../../lib/use-list-view.ts";
import { ListPages } from "../../ui/list-pages.tsx";
import { PetMatch } from "./match/pet-match.tsx";
import { PetRow } from "./pet-row.tsx";

interface PetListProps {
  pets: readonly Pet[];
  /** Index of the first pet in view. */
  at: number;
  onPage: (at: number) => void;
  onDetails: (pet: Pet) => void;
}

export default function PetList({ pets, at, onPage, onDetails }: PetListProps) {
  const page = Math.floor(at / itemsPerListPage);
  return (
    <ListPages
      label="Pets looking for a home"
      items={pets.slice(page * itemsPerListPage, (page + 1) * itemsPerListPage)}
      itemKey={({ id }) => id}
      renderItem={(pet) => (
        <>
          <PetRow pet={pet} onDetails={onDetails} />
          <PetMatch pet={pet} className="mt-3" />
        </>
      )}
      page={page + 1}
      pageCount={Math.ceil(pets.length / itemsPerListPage)}
      onPageChange={(next) => onPage((next - 1) * itemsPerListPage)}
      className="mt-4"
    />
  );
}
