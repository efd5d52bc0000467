import type { Pet } from "@pawhaven/contract";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { AdoptionPanel } from "./adoption-panel.tsx";
import { PetGallery } from "./pet-gallery.tsx";
import { PetHeader } from "./pet-header.tsx";
import { PetMatch } from "./match/pet-match.tsx";
import { PetInfoTabs } from "./pet-info-tabs.tsx";
import type { GearStripItem } from "../catalogue/gear-strip.tsx";
import { RecommendedGears } from "./recommended-gears.tsx";

export const PetScreen = ({ pet, gears }: { pet: Pet; gears: readonly GearStripItem[] }) => (
  <div className="page-width py-6">
    <Breadcrumb labels={{ [String(pet.id)]: pet.name }} />
    <div className="mt-4 grid grid-cols-1 gap-x-6 lg:gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <PetGallery pet={pet} />
      <div className="grid content-start gap-6 lg:sticky lg:top-26 lg:row-span-2 lg:self-start">
        <PetHeader pet={pet} />
        <AdoptionPanel pet={pet} />
        <PetMatch pet={pet} />
      </div>
      <div className="md:col-span-2 lg:col-span-1">
        <PetInfoTabs pet={pet} />
      </div>
    </div>
    <RecommendedGears gears={gears} />
  </div>
);
