import { Link } from "react-router";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import type { HomeData } from "./load-home.ts";
import { Section } from "./section.tsx";

export function FeaturedPets({ pets }: Pick<HomeData, "pets">) {
  return (
    <Section
      title="Featured Pets"
      lead="They are healthy, hopeful and waiting. One of them may already have chosen you."
      more={{ to: "/pets", label: "View All Pets" }}
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {pets.map(({ id, name, breed, age, trait, main_image }) => (
          <li key={id}>
            <Link
              to={`/pets/${id}`}
              className="group block overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
            >
              <ResponsiveImage
                image={main_image}
                alt={`${name}, ${breed}`}
                sizes="(min-width: 768px) 33vw, 100vw"
                ratio="square"
              />
              <div className="p-6">
                <h3 className="text-lead">{name}</h3>
                <p className="mt-1 text-small text-ink-soft">
                  {breed} · {age}
                </p>
                <p className="mt-3 font-semibold">{trait}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
