import type { Service } from "@pawhaven/contract";
import { Button } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { ServiceFacts } from "./service-facts.tsx";

interface MoreServicesProps {
  title: string;
  services: readonly Service[];
  onChoose: (service: Service["id"]) => void;
}

/** Services that the page does not describe in words of its own. */
export const MoreServices = ({ title, services, onChoose }: MoreServicesProps) =>
  services.length > 0 && (
    <section className="page-width mt-16">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {services.map((service) => (
          <li key={service.id} className="flex flex-col gap-4 overflow-hidden rounded-card bg-surface p-6 shadow-card">
            {service.image && (
              <ResponsiveImage
                image={service.image}
                alt=""
                ratio="wide"
                sizes="(min-width: 768px) 50vw, 100vw"
                className="-mx-6 -mt-6 mb-2"
              />
            )}
            <h3 className="text-lead">{service.name}</h3>
            {service.description && <p className="text-ink-soft">{service.description}</p>}
            <ServiceFacts service={service} />
            <Button
              variant="secondary"
              className="mt-auto self-start"
              aria-label={`Book Now: ${service.name}`}
              onClick={() => onChoose(service.id)}
            >
              Book Now
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
