import { ApiRefusal, type GearWithReviews } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { GearDetail } from "../features/catalogue/gear-detail.tsx";
import { gearQuery } from "../features/catalogue/queries.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { visitContext } from "../lib/visit.ts";
import type { Route } from "./+types/gear";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(visitContext);
  try {
    return { gear: await api.getGear({ params: { id: params.id } }) };
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === "not_found") throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteOf(matches);
  if (!loaderData)
    return pageMeta(site, {
      title: "Gear not found",
      description: "This gear does not exist.",
      path: "/gearshop",
      hidden: true,
    });
  const { gear } = loaderData;
  const path = `/gear/${gear.id}`;
  const image = gear.main_image?.url;
  return pageMeta(site, {
    title: gear.name,
    description: gear.description,
    path,
    image,
    structured: product(gear, `${site.origin}${path}`),
  });
};

export default function GearPage({ loaderData }: Route.ComponentProps) {
  const { data: gear } = useQuery({ ...gearQuery(loaderData.gear.id), initialData: loaderData.gear });
  return <GearDetail gear={gear} />;
}

const product = (gear: GearWithReviews, url: string) => ({
  "@type": "Product",
  name: gear.name,
  description: gear.description,
  category: gear.category,
  offers: {
    "@type": "Offer",
    url,
    price: gear.price.toFixed(2),
    priceCurrency: "USD",
    availability: gear.stock > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
  },
  ...(gear.reviews_count > 0 && {
    aggregateRating: { "@type": "AggregateRating", ratingValue: gear.rating, reviewCount: gear.reviews_count },
  }),
});
