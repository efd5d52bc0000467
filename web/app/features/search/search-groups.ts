import { type GearSuggestion, hasWords, type Image, type ShopSearch, wordsOf } from "@pawhaven/contract";
import { CircleQuestionMark, HandHeart, Mail, PawPrint } from "lucide-react";
import * as paths from "../../lib/paths.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { vetServices } from "../care/content/vet-services.ts";
import { suggestionPath } from "../catalogue/suggestion-path.ts";

/** What one line of the list shows, and where it leads. */
export type SearchEntry = { path: string } & (
  | { suggestion: GearSuggestion }
  | { label: string; detail: string; icon: IconComponent; image?: Image | null }
);

export interface SearchGroup {
  title: string;
  entries: SearchEntry[];
}

/** Without groups in which there is nothing. */
export function searchGroups(searched: string, { gears, pets, services, faqs }: ShopSearch): SearchGroup[] {
  return [
    { title: "Gears", entries: gears.map(toGearEntry) },
    { title: "Pets", entries: pets.map(toPetEntry) },
    { title: "Services", entries: [...services.map(toServiceEntry), ...treatmentsFor(searched)] },
    { title: "Questions", entries: faqs.map(toFaqEntry) },
  ].filter(({ entries }) => entries.length > 0);
}

/** What helps somebody who found nothing. */
export const waysOut = ({ popular }: Pick<ShopSearch, "popular">): SearchGroup[] => [
  { title: "Popular gears", entries: popular.map(toGearEntry) },
  {
    title: "Or",
    entries: [
      { path: paths.contact, label: "Write to us", detail: "We are happy to look for it", icon: Mail },
      { path: paths.petShop, label: "Pet Shop", detail: "All pets that look for a home", icon: PawPrint },
      { path: paths.booking, label: "Services", detail: "Vet and spa", icon: HandHeart },
    ],
  },
];

const toGearEntry = (suggestion: GearSuggestion): SearchEntry => ({ path: suggestionPath(suggestion), suggestion });

const toPetEntry = ({ id, name, breed, age, main_image: image }: ShopSearch["pets"][number]): SearchEntry => ({
  path: paths.pet(id),
  label: name,
  detail: `${breed} · ${age}`,
  icon: PawPrint,
  image,
});

const toServiceEntry = ({ name, description, page }: ShopSearch["services"][number]): SearchEntry => ({
  path: paths.service(page),
  label: name,
  detail: description,
  icon: HandHeart,
});

const toFaqEntry = ({ question, answer }: ShopSearch["faqs"][number]): SearchEntry => ({
  path: paths.faq(question),
  label: question,
  detail: answer,
  icon: CircleQuestionMark,
});

/** What the page about the vet describes beyond the services that can be booked. */
function treatmentsFor(searched: string): SearchEntry[] {
  const words = wordsOf(searched);
  return vetServices
    .filter(({ title, points }) => words.length > 0 && hasWords([title, ...points].join(" "), words))
    .map(({ slug, title, description }) => ({
      path: `${paths.petVet}#${slug}`,
      label: title,
      detail: description,
      icon: HandHeart,
    }));
}
