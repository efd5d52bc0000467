import type { Pet, RenderContext } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { PetScreen } from "../features/adoption/pet-screen.tsx";
import { petStructuredData } from "../features/adoption/pet-structured-data.ts";
import { petQuery } from "../features/adoption/queries.ts";
import { recommendGears } from "../features/adoption/recommend-gears.ts";
import type { GearStripItem } from "../features/catalogue/gear-strip.tsx";
import { gearsFromReply, toGearStripItem } from "../features/catalogue/load-gears.ts";
import { errorCode } from "../lib/api-errors.ts";
import * as paths from "../lib/paths.ts";
import { useRefetchOnChange } from "../lib/use-refetch-on-change.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { renderContext } from "../lib/render-context.ts";
import type { Route } from "./+types/pet";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(renderContext);
  try {
    const pet = await api.getPet({ params: { id: params.id } });
    return { pet, gears: await loadRecommendedGears(api, pet) };
  } catch (error) {
    if (errorCode(error) === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}

/** Only the fields that the page shows are sent to the browser. */
async function loadRecommendedGears(
  api: RenderContext["api"],
  pet: Pick<Pet, "id" | "type">,
): Promise<GearStripItem[]> {
  const found = await api.listGears({ query: { petType: pet.type, sort: "featured", limit: 100 } });
  return recommendGears(gearsFromReply(found), pet).map(toGearStripItem);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteConfigOf(matches);
  if (!loaderData)
    return pageMeta(site, {
      title: "Pet not found",
      description: "This pet does not exist.",
      path: paths.petShop,
      noIndex: true,
    });
  const { pet } = loaderData;
  const path = paths.pet(pet.id);
  return pageMeta(site, {
    title: `${pet.name}, ${pet.breed}`,
    description: pet.trait ? `${pet.trait}. ${pet.description}` : pet.description,
    path,
    image: pet.main_image?.url,
    structuredData: petStructuredData(pet, `${site.origin}${path}`, site.origin),
  });
};

export default function PetPage({ loaderData }: Route.ComponentProps) {
  const { data: pet } = useQuery({ ...petQuery(loaderData.pet.id), initialData: loaderData.pet });
  useRefetchOnChange("pets", petQuery(loaderData.pet.id));
  return <PetScreen key={pet.id} pet={pet} gears={loaderData.gears} />;
}
