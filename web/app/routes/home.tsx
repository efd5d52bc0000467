import { HomePage } from "../features/home/home-page.tsx";
import { loadHome } from "../features/home/load-home.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { visitContext } from "../lib/visit.ts";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context.get(visitContext));

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches);
  return pageMeta(site, {
    title: `${site.shop.name}: gear, care and adoption for your pets`,
    description:
      "A shop, a clinic and a shelter under one roof: gear that lasts, vet and spa visits by appointment, and animals looking for a home.",
    path: "/",
    structured: {
      "@type": "PetStore",
      name: site.shop.name,
      url: site.origin,
      email: site.shop.email,
      telephone: site.shop.phone,
      address: site.shop.address,
      openingHours: "Mo-Sa 09:00-20:00",
    },
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
