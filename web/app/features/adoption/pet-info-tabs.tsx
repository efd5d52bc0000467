import type { Pet } from "@pawhaven/contract";
import { Brush, Footprints, type LucideIcon, Utensils } from "lucide-react";
import { Tabs } from "../../ui/tabs.tsx";
import { PetAttributes } from "./pet-attributes.tsx";
import { PetTags } from "./pet-tags.tsx";

export const PetInfoTabs = ({ pet }: { pet: Pet }) => (
  <Tabs
    label={`More about ${pet.name}`}
    tabs={[
      { id: "about", label: "About", content: <About pet={pet} /> },
      { id: "details", label: "Details", content: <PetAttributes attributes={attributesOf(pet)} /> },
      { id: "care", label: "Care Information", content: <Care pet={pet} /> },
    ]}
  />
);

const About = ({ pet }: { pet: Pet }) => (
  <>
    <p className="max-w-prose text-lead">{pet.description}</p>
    <PetTags tags={pet.tags} className="mt-6" />
  </>
);

const attributesOf = ({ breed, age, weight, color, gender }: Pet) =>
  [
    ["Breed", breed],
    ["Age", age],
    ["Weight", weight],
    ["Color", color],
    ["Gender", gender],
  ] as const;

const Care = ({ pet }: { pet: Pet }) => (
  <dl className="grid gap-6">
    <CareAdvice icon={Utensils} title="Diet" text={pet.careDiet} />
    <CareAdvice icon={Footprints} title="Exercise" text={pet.careExercise} />
    <CareAdvice icon={Brush} title="Grooming" text={pet.careGrooming} />
  </dl>
);

const CareAdvice = ({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) => (
  <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
    <dt className="col-span-2 grid grid-cols-subgrid items-center font-display font-semibold">
      <span className="grid size-11 place-items-center rounded-full bg-mint text-ink">
        <Icon className="size-5" />
      </span>
      {title}
    </dt>
    <dd className="col-start-2 max-w-prose">{text}</dd>
  </div>
);
