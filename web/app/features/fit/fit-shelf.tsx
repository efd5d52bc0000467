import type { Gear, Species } from "@pawhaven/contract";
import { ArrowRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { api } from "../../lib/api.ts";
import { gearShopPath } from "../catalogue/gear-shop-path.ts";
import { GearStrip } from "../catalogue/gear-strip.tsx";
import { gearsFromReply } from "../catalogue/load-gears.ts";
import { chosenPet, useFitState } from "./fit-state.ts";
import { useFactsOf } from "./gear-facts.ts";
import { verdictIn } from "./verdicts.ts";

const maxShown = 4;
const petTypes: Record<Species, string> = { Dog: "Dogs", Cat: "Cats", Rodent: "Rodents", Reptile: "Reptiles" };

/** On the home page: what is in stock, made for the pet, checked, and has nothing known against it. */
export function FitShelf() {
  const pet = chosenPet(useFitState());
  const gears = useGearsFor(pet?.species);
  const state = useFactsOf(gears.map(({ id }) => id));
  const shown = gears.filter(({ id }) => verdictIn(state, id)?.kind === "nothing known").slice(0, maxShown);
  if (!pet || shown.length === 0) return null;
  return (
    <section className="page-width mt-16 lg:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-heading wrap-anywhere">For {pet.name}</h2>
          <p className="mt-2 text-ink-soft">Nothing known against it, as far as we have checked.</p>
        </div>
        <Link
          to={gearShopPath({ petType: petTypes[pet.species] })}
          className="group inline-flex min-h-11 items-center gap-2 font-bold text-teal-strong"
        >
          More for {petTypes[pet.species].toLowerCase()}
          <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
      <GearStrip gears={shown} />
    </section>
  );
}

/** The home page has no query client. */
function useGearsFor(species: Species | undefined): readonly Gear[] {
  const [loaded, setLoaded] = useState<{ species: Species; gears: Gear[] } | null>(null);
  useEffect(() => {
    if (!species) return undefined;
    const controller = new AbortController();
    const query = { petType: petTypes[species], inStock: "true" as const, limit: 60 };
    api.listGears({ query }, { signal: controller.signal }).then(
      (reply) => setLoaded({ species, gears: gearsFromReply(reply) }),
      () => undefined,
    );
    return () => controller.abort();
  }, [species]);
  return loaded && loaded.species === species ? loaded.gears : [];
}
