import { useQuery } from "@tanstack/react-query";
import type { ShouldRevalidateFunction } from "react-router";
import { PetShop } from "../features/adoption/pet-shop.tsx";
import { petsQuery } from "../features/adoption/queries.ts";
import { useFailureToast } from "../features/adoption/use-failure-toast.ts";
import { petShopParamNames } from "../features/adoption/use-pet-shop-params.ts";
import * as paths from "../lib/paths.ts";
import { useRefetchOnChange } from "../lib/use-refetch-on-change.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { renderContext } from "../lib/render-context.ts";
import type { RouteHandle } from "../lib/search-params.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import type { Route } from "./+types/petshop";

export async function loader({ context }: Route.LoaderArgs) {
  return { pets: await context.get(renderContext).api.listPets() };
}

export const handle: RouteHandle = { searchParams: petShopParamNames };

/** Searching filters the pets in the browser. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Pet Shop",
    description: "Meet and adopt the dogs, cats, rodents and reptiles in our shelter that are looking for a home.",
    path: paths.petShop,
  });

export default function PetShopPage({ loaderData }: Route.ComponentProps) {
  const pets = useQuery({ ...petsQuery, initialData: loaderData.pets });
  useRefetchOnChange("pets", petsQuery);
  useFailureToast(pets, "Failed to fetch pets.");
  return (
    <div className="page-width py-6">
      <Breadcrumb labels={{ petshop: "Pet Shop" }} />
      <h1 className="mt-2 text-title">Pet Shop</h1>
      <p className="mt-2 text-lead text-ink-soft">They are healthy, hopeful and waiting. Who will you meet?</p>
      <PetShop pets={pets.data} isLoading={pets.data.length === 0 && pets.isFetching} />
    </div>
  );
}
