import type { Pet } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../ui/card.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { PetDetailsModal } from "./pet-details-modal.tsx";
import { favoritesQuery } from "./queries.ts";

/** The dialog is outside of the list: removing the last favorite in it must not close it. */
export function FavoritePets() {
  const { data: pets = [] } = useQuery(favoritesQuery);
  const [shown, setShown] = useState<Pet | null>(null);
  return (
    <>
      {pets.length > 0 && (
        <Card title="Favorite Pets">
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
            {pets.map((pet) => (
              <li key={pet.id}>
                <FavoritePet pet={pet} onShow={() => setShown(pet)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <PetDetailsModal pet={shown} onClose={() => setShown(null)} />
    </>
  );
}

const FavoritePet = ({ pet, onShow }: { pet: Pet; onShow: () => void }) => (
  <button type="button" onClick={onShow} className="group w-full cursor-pointer rounded-card text-left">
    <ResponsiveImage
      image={pet.main_image}
      alt=""
      sizes="(min-width: 640px) 12rem, 50vw"
      ratio="square"
      placeholderText="No Image Available"
      className="rounded-card"
    />
    <span className="mt-2 block font-bold group-hover:underline">{pet.name}</span>
    <span className="block text-small text-ink-soft">{pet.breed}</span>
  </button>
);
