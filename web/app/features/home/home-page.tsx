import { FeaturedGear } from "./featured-gear.tsx";
import { FeaturedPets } from "./featured-pets.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import type { HomeData } from "./load-home.ts";
import { Promises } from "./promises.tsx";
import { Services } from "./services.tsx";
import { Visit } from "./visit.tsx";

export function HomePage({ pets, gears }: HomeData) {
  return (
    <>
      <Hero />
      <Promises />
      <Services />
      {pets.length > 0 && <FeaturedPets pets={pets} />}
      {gears.length > 0 && <FeaturedGear gears={gears} />}
      <HowItWorks />
      <Visit />
    </>
  );
}
