import type { GearFacts, Gear } from "@pawhaven/contract";
import { dietNames, lifeStageNames } from "./gear-fact-names.ts";
import { Disclosure } from "../../ui/disclosure.tsx";

export const GearSpecs = ({ gear }: { gear: Gear & GearFacts }) => (
  <div className="border-t border-line">
    <Disclosure summary="Product Details" headingLevel={2} defaultOpen>
      <table className="w-full text-left">
        <tbody className="divide-y divide-line">
          {Object.entries({ ...gear.details, ...factsOf(gear) }).map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className="w-2/5 py-2 pr-4 align-top font-semibold text-ink-soft wrap-anywhere">
                {name}
              </th>
              <td className="py-2 wrap-anywhere">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
    <Disclosure summary="Product Description" headingLevel={2} defaultOpen>
      <p className="whitespace-pre-line wrap-anywhere">{gear.description}</p>
    </Disclosure>
  </div>
);

/** The known facts as further rows of the table. */
const factsOf = (gear: Gear & GearFacts): Record<string, string> => {
  const facts = {
    Species: gear.species,
    "Life stage": gear.life_stage && `${lifeStageNames[gear.life_stage]} animals`,
    Diet: gear.diets.map((diet) => dietNames[diet]).join(", "),
    "For animals": weightRange(gear),
    "Net weight": gear.net_weight_grams && formatGrams(gear.net_weight_grams),
    Energy: gear.energy_kcal_per_100g && `${gear.energy_kcal_per_100g} kcal / 100 g`,
    Ingredients: gear.ingredients,
    ...gear.actives,
  };
  return Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
};

const formatGrams = (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

function weightRange({ animal_min_kg: min, animal_max_kg: max }: GearFacts): string | null {
  if (min !== null && max !== null) return `${min} to ${max} kg`;
  return min !== null ? `From ${min} kg` : max !== null ? `Up to ${max} kg` : null;
}
