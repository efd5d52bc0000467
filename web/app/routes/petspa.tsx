import { useChooseService } from "../features/care/use-choose-service.ts";
import { spaPackages } from "../features/care/content/spa-packages.ts";
import { MoreServices } from "../features/care/more-services.tsx";
import { ServiceHero } from "../features/care/service-hero.tsx";
import { servicesBy } from "../features/care/services-by.ts";
import { SpaPackageCard } from "../features/care/spa-package-card.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Button } from "../ui/button.tsx";
import type { Route } from "./+types/petspa";

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await context.get(renderContext).api.listServices() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Pet Spa",
    description: "Three spa packages for your pet: Basic, Premium and Ultra, each step listed, from one hour.",
    path: paths.petSpa,
    image: "/static/pictures/scenes/spa-1280.webp",
  });

const packageIds = spaPackages.map(({ serviceId }) => serviceId);
const backgroundClasses = ["bg-sky", "bg-lilac", "bg-peach"];

export default function PetSpaPage({ loaderData: { services } }: Route.ComponentProps) {
  const choose = useChooseService("/petunlogin");
  return (
    <>
      <ServiceHero
        title="Clean, dry and happy"
        lead="A warm bath, patient hands and no rush. Every package lists each step and how long it takes."
        scene="spa"
        alt="A corgi with foam on its head in a lilac bathtub"
      >
        <Button onClick={() => choose()}>Book Now</Button>
      </ServiceHero>
      <section className="page-width mt-16">
        <h2 className="text-heading">Three packages</h2>
        <p className="mt-2 max-w-2xl text-ink-soft">
          Each package includes the one before it. What it adds is in bold.
        </p>
        <ul className="mt-6 grid gap-6 lg:grid-cols-3">
          {spaPackages.map((spaPackage, index) => (
            <li key={spaPackage.name}>
              <SpaPackageCard
                spaPackage={spaPackage}
                service={services.find(({ id }) => id === spaPackage.serviceId)}
                addedSteps={addedStepsOf(index)}
                backgroundClass={backgroundClasses[index] ?? ""}
                onChoose={() => choose(spaPackage.serviceId)}
              />
            </li>
          ))}
        </ul>
      </section>
      <MoreServices title="Also at the spa" services={servicesBy("groomer", services, packageIds)} onChoose={choose} />
    </>
  );
}

function addedStepsOf(index: number): ReadonlySet<string> {
  const before = spaPackages[index - 1]?.steps;
  return new Set(before && spaPackages[index]?.steps.filter((step) => !before.includes(step)));
}
