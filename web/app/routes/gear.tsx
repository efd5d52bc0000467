import { type GearWithReviews, noLongerSold } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { data, isRouteErrorResponse } from "react-router";
import { GearDetail } from "../features/catalogue/gear-detail.tsx";
import { loadRelatedGears } from "../features/catalogue/load-related-gears.ts";
import { gearQuery } from "../features/catalogue/queries.ts";
import { errorCode, errorMessage } from "../lib/api-errors.ts";
import * as paths from "../lib/paths.ts";
import { useRefetchOnChange } from "../lib/use-refetch-on-change.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { renderContext } from "../lib/render-context.ts";
import { PageError } from "../shell/page-error.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { toast } from "../ui/toast.tsx";
import type { Route } from "./+types/gear";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(renderContext);
  try {
    const gear = await api.getGear({ params: { id: params.id } });
    return { gear, related: await loadRelatedGears(api, gear), deliveryRules: await api.getDeliveryRules() };
  } catch (error) {
    if (errorCode(error) === "not_found") throw data(errorMessage(error, ""), { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteConfigOf(matches);
  if (!loaderData)
    return pageMeta(site, {
      title: "Gear not found",
      description: "This gear does not exist.",
      path: paths.gearShop,
      noIndex: true,
    });
  const { gear } = loaderData;
  const path = paths.gear(gear.id);
  const image = gear.main_image?.url;
  return pageMeta(site, {
    title: gear.name,
    description: gear.description,
    path,
    image,
    structuredData: gearStructuredData(gear, `${site.origin}${path}`),
  });
};

export default function GearPage({ loaderData }: Route.ComponentProps) {
  const { gear: loaded, related, deliveryRules } = loaderData;
  const { data: gear, isError } = useQuery({ ...gearQuery(loaded.id), initialData: loaded });
  useRefetchOnChange("gears", gearQuery(loaded.id));
  useEffect(() => {
    if (isError) showLoadFailedToast();
  }, [isError]);
  return <GearDetail key={gear.id} gear={gear} related={related} deliveryRules={deliveryRules} />;
}

const showLoadFailedToast = () => toast.error("Failed to load gear details", { id: "gear-failed" });

/** No toast for a gear that does not exist: that is not a failure to load it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) showLoadFailedToast();
  }, [isMissing]);
  return isMissing && error.data === noLongerSold ? <NoLongerSold /> : <PageError />;
}

const NoLongerSold = () => (
  <div className="page-width py-16">
    <EmptyState
      isPage
      title={noLongerSold}
      text="There may be something else that your pet will like."
      action={<ButtonLink to={paths.gearShop}>To the gear shop</ButtonLink>}
    />
  </div>
);

const gearStructuredData = (gear: GearWithReviews, url: string) => ({
  "@type": "Product",
  name: gear.name,
  description: gear.description,
  image: gear.images.map((image) => new URL(image.url, url).href),
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
