import type { Pet } from "@pawhaven/contract";
import { useState } from "react";
import { Link } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Scene } from "../../ui/scene.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { PetCard } from "./pet-card.tsx";
import { PetDetailsModal } from "./pet-details-modal.tsx";
import { PetFilters } from "./pet-filters.tsx";
import { selectPets } from "./select-pets.ts";
import { usePetAddress } from "./use-pet-address.ts";

export function PetShop({ pets, isLoading }: { pets: readonly Pet[]; isLoading: boolean }) {
  const address = usePetAddress();
  const { search, type } = address;
  const [shown, setShown] = useState<Pet | null>(null);
  const found = selectPets(pets, { search, type });
  const at = Math.min(address.at, Math.max(0, found.length - 1));
  return (
    <>
      <PetFilters
        pets={pets}
        search={search}
        type={type}
        onSearch={address.changeSearch}
        addressOfType={address.addressOfType}
      />
      <output className="sr-only">{found.length === 1 ? "1 pet found" : `${found.length} pets found`}</output>
      {found.length > 0 && (
        <Carousel
          className="mt-6"
          label="Pets looking for a home"
          items={found}
          itemKey={({ id }) => id}
          renderItem={(pet, index) => <PetCard pet={pet} isFirst={index === at} onDetails={setShown} />}
          renderFarItem={({ id, name, breed }) => <Link to={`/pet/${id}`}>{`${name}, ${breed}`}</Link>}
          index={at}
          onSlide={address.changePosition}
        />
      )}
      {found.length === 0 && (isLoading ? <Loading /> : <NothingFound />)}
      <PetDetailsModal pet={shown} onClose={() => setShown(null)} />
    </>
  );
}

const Loading = () => (
  <div className="grid min-h-125 place-items-center">
    <Spinner label="Loading the pets" />
  </div>
);

const NothingFound = () => (
  <EmptyState
    title="No pets found matching your criteria."
    picture={<Scene name="empty-results" />}
    action={
      <ButtonLink to="/petshop" variant="secondary" preventScrollReset>
        Clear filters
      </ButtonLink>
    }
  />
);
