import type { PetFacts, StaffPet } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { formatDollars } from "../../lib/money.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";
import { factLabels, factWords, precisionWords } from "./animal-words.ts";
import { petLabels } from "./editor/pet-fields.ts";

const notKnown = "Not known";
const yesNo = (value: boolean | null) => (value === null ? notKnown : value ? "Yes" : "No");

/** For those who look after an animal and do not edit it. */
export const AnimalFacts = ({ pet }: { pet: StaffPet }) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <Panel title="Animal">
      <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <ResponsiveImage
          image={pet.main_image}
          alt={pet.name}
          sizes="128px"
          className="w-32 overflow-hidden rounded-small"
        />
        <Facts
          facts={[
            [petLabels.type, pet.type],
            [petLabels.breed, pet.breed],
            [petLabels.gender, pet.gender],
            [petLabels.age, describeAge(pet)],
            [petLabels.color, pet.color || notKnown],
            [petLabels.neutered, yesNo(pet.neutered)],
            [petLabels.chip, pet.chip ?? "None known"],
            [petLabels.adoptionFee, formatDollars(pet.adoptionFee)],
          ]}
        />
      </div>
    </Panel>
    <Panel title="Behaviour">
      <Facts facts={behaviourOf(pet.facts)} />
      {pet.description && <p className="mt-3 whitespace-pre-wrap">{pet.description}</p>}
    </Panel>
  </div>
);

const describeAge = ({ age, born_on: born, born_precision: precision }: StaffPet) =>
  born && precision ? `${age}, born ${formatDay(born, "short")} (${precisionWords[precision].toLowerCase()})` : age;

const behaviourOf = ({ children, dogs, cats, energy, ...facts }: PetFacts) =>
  [
    [factLabels.children, children ? factWords.children[children] : notKnown],
    [factLabels.dogs, dogs ? factWords.dogs[dogs] : notKnown],
    [factLabels.cats, cats ? factWords.cats[cats] : notKnown],
    [factLabels.energy, energy ? factWords.energy[energy] : notKnown],
    [factLabels.house_trained, yesNo(facts.house_trained)],
    [factLabels.hours_alone, facts.hours_alone ?? notKnown],
    [factLabels.garden, yesNo(facts.garden)],
  ] as const;
