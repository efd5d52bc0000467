import { ApiRefusal, type Visit } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { PetPage } from "../features/adoption/pet-page.tsx";
import { petStructuredData } from "../features/adoption/pet-structured-data.ts";
import { petQuery } from "../features/adoption/queries.ts";
import { recommendGears } from "../features/adoption/recommend-gears.ts";
import type { StripGear } from "../features/catalogue/gear-strip.tsx";
import { gearsIn, inStrip } from "../features/catalogue/load-gears.ts";
import { useLiveQuery } from "../lib/live-query.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { visitContext } from "../lib/visit.ts";
import type { Route } from "./+types/pet";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(visitContext);
  try {
    const pet = await api.getPet({ params: { id: params.id } });
    return { pet, gears: await loadRecommendedGears(api, pet.id) };
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}

/** Only what the page shows of them travels with it. */
async function loadRecommendedGears(api: Visit["api"], petId: number): Promise<StripGear[]> {
  const found = await api.listGears({ query: { petType: "Dogs", sort: "featured", limit: 100 } });
  return recommendGears(gearsIn(found), petId).map(inStrip);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  if (!loaderData)
    return pageMeta(site, {
      title: "Pet not found",
      description: "This pet is not with us.",
      path: "/petshop",
      hidden: true,
    });
  const { pet } = loaderData;
  const path = `/pet/${pet.id}`;
  return pageMeta(site, {
    title: `${pet.name}, ${pet.breed}`,
    description: pet.trait ? `${pet.trait}. ${pet.description}` : pet.description,
    path,
    image: pet.main_image?.url,
    structured: petStructuredData(pet, `${site.origin}${path}`, site.origin),
  });
};

export default function PetRoute({ loaderData }: Route.ComponentProps) {
  const { data: pet } = useQuery({ ...petQuery(loaderData.pet.id), initialData: loaderData.pet });
  useLiveQuery("pets", petQuery(loaderData.pet.id));
  return <PetPage key={pet.id} pet={pet} gears={loaderData.gears} />;
}
