import type { Pet } from "@pawhaven/contract";
import * as paths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { FavoriteButton } from "./favorite-button.tsx";
import { PetDetails } from "./pet-details.tsx";

interface PetDetailsModalProps {
  /** Null while the dialog is closed. */
  pet: Pet | null;
  onClose: () => void;
}

export const PetDetailsModal = ({ pet, onClose }: PetDetailsModalProps) =>
  pet && (
    <Modal
      open
      size="wide"
      title={`Details of ${pet.name}`}
      onClose={onClose}
      footer={
        <>
          <FavoriteButton pet={pet} onLeave={onClose} />
          <ButtonLink to={paths.pet(pet.id)} onClick={onClose}>
            Adopt Me
          </ButtonLink>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
        <ResponsiveImage
          image={pet.main_image}
          alt={`${pet.name}, ${pet.breed}`}
          sizes="(min-width: 768px) 16rem, 11rem"
          ratio="square"
          placeholderText="No Image Available"
          className="self-start rounded-card max-md:mx-auto max-md:max-w-44"
        />
        <PetDetails pet={pet} />
      </div>
    </Modal>
  );
