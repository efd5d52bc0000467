import { lowestPrice } from "../features/care/services-by.ts";
import { ServiceLinkCard } from "../features/care/service-link-card.tsx";
import { HowItWorks } from "../features/home/how-it-works.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import type { Route } from "./+types/booking";

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await context.get(renderContext).api.listServices() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Services",
    description: "Book a vet visit or a spa day for your pet. See the open times up to 90 days ahead.",
    path: paths.booking,
  });

export default function BookingPage({ loaderData: { services } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-width pt-10">
        <h1 className="text-title">What does your pet need today?</h1>
        <p className="mt-4 max-w-3xl text-lead text-ink-soft">
          One calm team for both. Choose a service first, then the day and the time.
        </p>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <ServiceLinkCard
            to={paths.petVet}
            name="Vet"
            text="Half an hour with a vet who takes time for your pet and for your questions."
            points={["Check-ups and vaccinations", "Ultrasound, spay and neuter", "30 minutes a visit"]}
            fromCents={lowestPrice("vet", services)}
            scene="vet"
            action="See the vet"
            isFirst
          />
          <ServiceLinkCard
            to={paths.petSpa}
            name="Spa"
            text="Bath, blow-dry, nail trim and a haircut if you like, at your pet's own pace."
            points={["Three packages, from 10 to 12 steps", "Mild shampoos, dried by hand", "1 to 1.5 hours a visit"]}
            fromCents={lowestPrice("groomer", services)}
            scene="spa"
            action="See the spa"
          />
        </div>
      </div>
      <HowItWorks />
    </>
  );
}
