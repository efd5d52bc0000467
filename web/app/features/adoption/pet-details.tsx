import type { Pet } from "@pawhaven/contract";
import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Price } from "../../ui/price.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PetAttributes } from "./pet-attributes.tsx";
import { PetTags } from "./pet-tags.tsx";

/** The same for every pet. */
const healthAndCare = [
  "Examined by our own vets",
  "Vaccinated and free of parasites",
  "Microchipped and registered",
  "Spayed or neutered",
];

export const PetDetails = ({ pet }: { pet: Pet }) => (
  <div className="min-w-0">
    <ul aria-label="At a glance" className="flex flex-wrap gap-2">
      {[pet.breed, pet.age, pet.gender].map((fact) => (
        <li key={fact} className="flex">
          <Badge tone="coral">{fact}</Badge>
        </li>
      ))}
    </ul>
    <Tabs
      className="mt-4"
      label={`About ${pet.name}`}
      tabs={[
        { id: "about", label: "About", content: <About pet={pet} /> },
        { id: "details", label: "Details", content: <PetAttributes attributes={attributesOf(pet)} /> },
      ]}
    />
    <PetTags tags={pet.tags} className="mt-6" />
    <h3 className="mt-6 text-base">Health &amp; Care</h3>
    <ul className="mt-2 grid gap-2 sm:grid-cols-2">
      {healthAndCare.map((item) => (
        <li key={item} className="flex gap-2 text-small">
          <Check className="mt-0.5 size-4 shrink-0 text-teal" />
          {item}
        </li>
      ))}
    </ul>
  </div>
);

const About = ({ pet }: { pet: Pet }) => (
  <>
    <p>{pet.description}</p>
    <p className="mt-4">
      Adoption fee <Price amount={pet.adoptionFee} className="ml-1" />
    </p>
  </>
);

const attributesOf = ({ type, breed, age, gender, weight, color }: Pet) =>
  [
    ["Type", type],
    ["Breed", breed],
    ["Age", age],
    ["Gender", gender],
    ["Weight", weight],
    ["Color", color],
  ] as const;
