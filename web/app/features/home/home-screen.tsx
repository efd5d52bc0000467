import { FitSlot } from "../../lib/fit.tsx";
import { FeaturedGear } from "./featured-gear.tsx";
import { FeaturedPets } from "./featured-pets.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import type { HomeData } from "./load-home.ts";
import { Benefits } from "./benefits.tsx";
import { Services } from "./services.tsx";
import { VisitUs } from "./visit-us.tsx";

export function HomeScreen({ pets, gears }: Pick<HomeData, "pets" | "gears">) {
  return (
    <>
      <Hero />
      <Benefits />
      <Services />
      {pets.length > 0 && <FeaturedPets pets={pets} />}
      <FitSlot part="Shelf" />
      {gears.length > 0 && <FeaturedGear gears={gears} />}
      <HowItWorks />
      <VisitUs />
    </>
  );
}
