import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import * as paths from "../../lib/paths.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Section } from "./section.tsx";

const services = [
  {
    to: paths.petVet,
    title: "Veterinary Care",
    text: "Check-ups, vaccinations and small surgery, with time for your questions.",
    scene: "vet",
  },
  {
    to: paths.booking,
    title: "Appointments",
    text: "Vet or spa, on the day and at the time that suit you.",
    scene: "spa",
  },
  {
    to: paths.petShop,
    title: "Pet Shop",
    text: "Dogs, cats, rodents and reptiles from our shelter that look for a home.",
    scene: "shop",
  },
];

export function Services() {
  return (
    <Section title="All under one roof" lead="Whatever your pet needs today, it starts here.">
      <ul className="grid gap-6 md:grid-cols-3">
        {services.map(({ to, title, text, scene }) => (
          <li key={title}>
            <Link
              to={to}
              className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
            >
              <ResponsiveImage
                image={`/static/pictures/scenes/${scene}-640.webp`}
                alt=""
                ratio="wide"
                sizes="(min-width: 768px) 33vw, 100vw"
              />
              <div className="flex flex-1 flex-col p-6">
                <div className="flex items-center justify-between gap-4">
                  <h3 className="text-lead">{title}</h3>
                  <ArrowRight className="size-5 text-coral transition-transform group-hover:translate-x-1" />
                </div>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
