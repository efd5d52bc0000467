import { useChooseService } from "../features/care/use-choose-service.ts";
import { vetServices, whyChooseUs } from "../features/care/content/vet-services.ts";
import { MoreServices } from "../features/care/more-services.tsx";
import { ServiceFacts } from "../features/care/service-facts.tsx";
import { ServiceHero } from "../features/care/service-hero.tsx";
import { servicesBy } from "../features/care/services-by.ts";
import { Points, VetServiceCard } from "../features/care/vet-service-card.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Button } from "../ui/button.tsx";
import type { Route } from "./+types/petvet";

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await context.get(renderContext).api.listServices() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Vet",
    description: "Check-ups, vaccinations, ultrasound, spay and neuter: half an hour with a vet who explains.",
    path: paths.petVet,
    image: "/static/pictures/scenes/vet-1280.webp",
  });

const vetAtClinic = 1;

export default function PetVetPage({ loaderData: { services } }: Route.ComponentProps) {
  const choose = useChooseService("/petUnLogin");
  const visit = services.find(({ id }) => id === vetAtClinic);
  const bookNow = <Button onClick={() => choose(vetAtClinic)}>Book Now</Button>;
  return (
    <>
      <ServiceHero
        title="A vet with time for you"
        lead="From the first vaccination to stiff hips in old age, we look closely, explain clearly and decide together with you."
        scene="vet"
        alt="A beagle puppy sitting on the examination table"
        image={visit?.image}
      >
        {visit && (
          <div className="mb-6">
            <ServiceFacts service={visit} />
          </div>
        )}
        {bookNow}
      </ServiceHero>
      <section className="page-width mt-16">
        <h2 className="text-heading">What we do</h2>
        <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-6">
          {vetServices.map((service) => (
            <li key={service.slug} className="lg:col-span-2 lg:nth-[n+4]:col-span-3">
              <VetServiceCard service={service} />
            </li>
          ))}
        </ul>
      </section>
      <MoreServices title="Also by our vets" services={servicesBy("vet", services, [vetAtClinic])} onChoose={choose} />
      <section className="page-width mt-16">
        <div className="grid gap-6 rounded-card bg-teal-soft p-6 lg:grid-cols-[3fr_2fr] lg:gap-16 lg:p-10">
          <div>
            <h2 className="text-heading">{whyChooseUs.title}</h2>
            <p className="mt-4 text-lead">{whyChooseUs.description}</p>
          </div>
          <div className="grid content-between gap-6 lg:pt-2">
            <Points points={whyChooseUs.points} />
            <div>{bookNow}</div>
          </div>
        </div>
      </section>
    </>
  );
}
