import { HomeScreen } from "../features/home/home-screen.tsx";
import { loadHome } from "../features/home/load-home.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { renderContext } from "../lib/render-context.ts";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(renderContext));

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const site = siteConfigOf(matches);
  return pageMeta(site, {
    title: `${site.shop.name}: gear, care and adoption for your pets`,
    description:
      "A shop, a clinic and a shelter under one roof: gear that lasts, vet and spa visits by appointment, and animals looking for a home.",
    path: "/",
    structuredData: {
      "@type": "PetStore",
      name: site.shop.name,
      url: site.origin,
      email: site.shop.email,
      telephone: site.shop.phone,
      address: site.shop.address,
      openingHours: loaderData?.openingHours,
    },
  });
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeScreen {...loaderData} />;
}
